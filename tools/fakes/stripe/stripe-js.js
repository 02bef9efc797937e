// Replaces https://js.stripe.com/endive/stripe.js in tests; `browser.ts` serves it. As strict as the real one:
// it throws where the real one throws. The test exposes __stripeConfirm and __stripeRetrieve. No inline styles or scripts.
(() => {
  class IntegrationError extends Error {
    name = 'IntegrationError';
  }
  const ensure = (condition, message) => {
    if (!condition) throw new IntegrationError(message);
  };
  const onlyKnown = (options, known, where) => {
    for (const name of Object.keys(options ?? {}))
      ensure(known.split(' ').includes(name), `${where}: ${name} is not an accepted parameter.`);
  };
  const element = (tag, attributes = {}, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  };

  const GROUP =
    'clientSecret mode currency amount setupFutureUsage captureMethod appearance fonts locale loader paymentMethodTypes paymentMethodCreation customerSessionClientSecret customerOptions onBehalfOf externalPaymentMethodTypes customPaymentMethods excludedPaymentMethodTypes';
  const PAYMENT =
    'defaultValues business paymentMethodOrder fields readOnly terms wallets walletOptions layout applePay';
  const LAYOUT =
    'type defaultCollapsed radios spacedAccordionItems visibleAccordionItemsCount paymentMethodLogoPosition';

  function checkGroup(options) {
    onlyKnown(options, GROUP, 'elements()');
    ensure(!(options.clientSecret && options.mode), 'elements(): give clientSecret or mode, not both.');
    ensure(
      options.clientSecret,
      'elements(): clientSecret is missing; the fake does not support deferred intents.',
    );
    ensure(/^pi_\w+_secret_\w+$/.test(options.clientSecret), 'elements(): clientSecret has the wrong form.');
    onlyKnown(options.appearance, 'theme variables rules labels inputs disableAnimations', 'appearance');
    const theme = options.appearance?.theme ?? 'stripe';
    ensure(['stripe', 'night', 'flat'].includes(theme), `appearance.theme: ${theme} is not a theme.`);
    ensure(['auto', 'always', 'never'].includes(options.loader ?? 'auto'), 'elements(): loader is wrong.');
  }

  function checkPayment(options) {
    onlyKnown(options, PAYMENT, 'create(payment)');
    const layout = options?.layout ?? 'auto';
    if (typeof layout === 'object') onlyKnown(layout, LAYOUT, 'layout');
    const type = typeof layout === 'object' ? layout.type : layout;
    ensure(['tabs', 'accordion', 'auto'].includes(type), `layout: ${type} is not a layout.`);
    return type;
  }

  /** The error of the first incomplete or invalid field. */
  function incomplete({ number, expiry, cvc }) {
    const error = (code, message) => ({ type: 'validation_error', code, message });
    if (number.length < 13) return error('incomplete_number', 'Your card number is incomplete.');
    const [month, year] = expiry.split('/').map((field) => Number(field));
    if (!month || !year) return error('incomplete_expiry', "Your card's expiration date is incomplete.");
    if (month > 12 || Date.UTC(2000 + year, month, 1) <= Date.now())
      return error('invalid_expiry_year_past', "Your card's expiration year is in the past.");
    if (cvc.length < 3) return error('incomplete_cvc', "Your card's security code is incomplete.");
    return undefined;
  }

  function paymentElement(group, options) {
    const layout = checkPayment(options);
    const listeners = new Map();
    const fire = (name, event = {}) => {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...event });
    };
    const field = (name, label, placeholder) => {
      const input = element('input', { name, placeholder, inputmode: 'numeric', autocomplete: `cc-${name}` });
      return { input, label: element('label', {}, label, input) };
    };
    const number = field('number', 'Card number', '1234 1234 1234 1234');
    const expiry = field('exp', 'Expiry', 'MM / YY');
    const cvc = field('csc', 'CVC', 'CVC');
    const errorText = element('p', { role: 'alert' });
    const tab = element('button', { type: 'button', role: 'tab', 'aria-selected': 'true' }, 'Card');
    const box = element(
      'div',
      { 'data-stand-in': 'payment', 'data-layout': layout, 'data-theme': group.theme },
      element('div', { role: 'tablist' }, tab),
      number.label,
      expiry.label,
      cvc.label,
      errorText,
    );
    const card = () => ({
      number: number.input.value.replace(/\D/g, ''),
      expiry: expiry.input.value.replace(/\s/g, ''),
      cvc: cvc.input.value.trim(),
    });
    box.addEventListener('input', () => {
      errorText.textContent = '';
      const { number: digits } = card();
      fire('change', {
        complete: !incomplete(card()),
        empty: !digits,
        collapsed: false,
        value: { type: 'card' },
      });
    });
    const self = {
      on: (name, listener) => {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
        return self;
      },
      off: (name, listener) => {
        listeners.set(
          name,
          (listeners.get(name) ?? []).filter((one) => listener && one !== listener),
        );
        return self;
      },
      once: (name, listener) => self.on(name, listener),
      mount: (place) => {
        const target = typeof place === 'string' ? document.querySelector(place) : place;
        ensure(target, 'mount(): there is no such place.');
        target.append(box);
        group.card = card;
        group.showError = (message) => {
          errorText.textContent = message;
        };
        setTimeout(() => {
          fire('loaderstart');
          fire('ready');
        }, 0);
      },
      unmount: () => {
        box.remove();
        group.card = undefined;
      },
      destroy: () => {
        self.unmount();
        group.made = undefined;
      },
      update: checkPayment,
      focus: () => number.input.focus(),
      blur: () => undefined,
      clear: () => undefined,
      collapse: () => undefined,
    };
    return self;
  }

  function elements(options = {}) {
    checkGroup(options);
    const theme = options.appearance?.theme ?? 'none given';
    const group = { clientSecret: options.clientSecret, theme, card: undefined, made: undefined };
    return Object.assign(group, {
      create: (type, more) => {
        ensure(type === 'payment', `create(): the fake has no ${type}.`);
        ensure(!group.made, 'Can only create one Element of type payment.');
        group.made = paymentElement(group, more);
        return group.made;
      },
      getElement: (type) => (type === 'payment' || typeof type === 'function' ? (group.made ?? null) : null),
      update: (more) => onlyKnown(more, 'appearance locale amount currency', 'elements.update()'),
      fetchUpdates: async () => ({}),
      submit: async () => {
        ensure(group.card, 'submit(): there is no mounted Payment Element.');
        const error = incomplete(group.card());
        group.showError(error?.message ?? '');
        return error ? { error } : { selectedPaymentMethod: 'card' };
      },
    });
  }

  /**
   * The page for 3-D Secure. Resolves with true when the customer completes it. The real one is an iframe, so its
   * events do not reach the page: a dialog of the app must not treat them as clicks outside.
   */
  function challenge() {
    return new Promise((resolve) => {
      const dialog = element('dialog', { 'aria-label': '3D Secure 2 Test Page' }, '3D Secure 2 Test Page');
      const complete = element('button', { type: 'button' }, 'Complete');
      const fail = element('button', { type: 'button' }, 'Fail');
      dialog.append(complete, fail);
      const kinds = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'];
      const handleEvent = (event) => {
        if (!dialog.contains(event.target)) return;
        event.stopImmediatePropagation();
        const chosen = event.type === 'click' && [complete, fail].find((one) => one === event.target);
        if (!chosen) return;
        for (const kind of kinds) window.removeEventListener(kind, handleEvent, true);
        dialog.close();
        dialog.remove();
        resolve(chosen === complete);
      };
      for (const kind of kinds) window.addEventListener(kind, handleEvent, true);
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  async function confirmPayment({ elements: group, clientSecret, confirmParams, redirect, ...rest }) {
    onlyKnown(rest, '', 'confirmPayment()');
    ensure(group?.card, 'confirmPayment(): elements has no mounted Payment Element.');
    const staysOnPage = redirect === 'if_required';
    ensure(staysOnPage || !redirect || redirect === 'always', 'confirmPayment(): redirect is wrong.');
    const returnUrl = confirmParams?.return_url;
    ensure(
      staysOnPage || returnUrl,
      'confirmPayment(): return_url is required unless redirect is if_required.',
    );
    if (returnUrl)
      ensure(/^https?:\/\//.test(returnUrl), 'confirmPayment(): return_url must be a whole address.');
    const secret = clientSecret ?? group.clientSecret;
    const { error } = await group.submit();
    if (error) return { error };
    const { number, expiry, cvc } = group.card();
    const request = { clientSecret: secret, number, expiry, cvc };
    let result = await window.__stripeConfirm(request);
    if (result.next_action) {
      result = await window.__stripeConfirm({ ...request, authenticated: await challenge() });
    }
    if (result.error) {
      group.showError(result.error.message);
      return { error: result.error };
    }
    if (staysOnPage) return result;
    const url = new URL(returnUrl);
    url.searchParams.set('payment_intent', result.paymentIntent.id);
    url.searchParams.set('payment_intent_client_secret', secret);
    url.searchParams.set('redirect_status', 'succeeded');
    location.assign(url.href);
    return new Promise(() => undefined);
  }

  async function retrievePaymentIntent(secret) {
    ensure(/^pi_\w+_secret_\w+$/.test(secret), 'retrievePaymentIntent(): the secret has the wrong form.');
    const paymentIntent = await window.__stripeRetrieve(secret);
    if (paymentIntent) return { paymentIntent };
    return {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' },
    };
  }

  const unsupported = (name) => () => {
    throw new IntegrationError(`${name}(): the fake does not support this.`);
  };
  window.Stripe = (key) => {
    ensure(/^pk_(test|live)_/.test(key), 'Please call Stripe() with your publishable key.');
    return {
      elements,
      confirmPayment,
      retrievePaymentIntent,
      createToken: unsupported('createToken'),
      createPaymentMethod: unsupported('createPaymentMethod'),
      confirmCardPayment: unsupported('confirmCardPayment'),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  window.Stripe.version = 'endive';
})();
