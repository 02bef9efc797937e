// Stands in for https://js.stripe.com/endive/stripe.js in tests; `browser.ts` serves it. As strict as the real one:
// it throws where that throws. The test exposes __stripeConfirm and __stripeRetrieve. No inline styles or scripts.
(() => {
  class IntegrationError extends Error {
    name = 'IntegrationError';
  }
  const insist = (isRight, message) => {
    if (!isRight) throw new IntegrationError(message);
  };
  const onlyKnown = (options, known, where) => {
    for (const name of Object.keys(options ?? {}))
      insist(known.split(' ').includes(name), `${where}: ${name} is not an accepted parameter.`);
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
    insist(!(options.clientSecret && options.mode), 'elements(): give clientSecret or mode, not both.');
    insist(
      options.clientSecret,
      'elements(): clientSecret is missing; the stand-in knows no deferred intents.',
    );
    insist(/^pi_\w+_secret_\w+$/.test(options.clientSecret), 'elements(): clientSecret has the wrong form.');
    onlyKnown(options.appearance, 'theme variables rules labels inputs disableAnimations', 'appearance');
    const theme = options.appearance?.theme ?? 'stripe';
    insist(['stripe', 'night', 'flat'].includes(theme), `appearance.theme: ${theme} is not a theme.`);
    insist(['auto', 'always', 'never'].includes(options.loader ?? 'auto'), 'elements(): loader is wrong.');
  }

  function checkPayment(options) {
    onlyKnown(options, PAYMENT, 'create(payment)');
    const layout = options?.layout ?? 'auto';
    if (typeof layout === 'object') onlyKnown(layout, LAYOUT, 'layout');
    const type = typeof layout === 'object' ? layout.type : layout;
    insist(['tabs', 'accordion', 'auto'].includes(type), `layout: ${type} is not a layout.`);
    return type;
  }

  /** The error of the first field that is not filled in. */
  function incomplete({ number, expiry, cvc }) {
    const error = (code, message) => ({ type: 'validation_error', code, message });
    if (number.length < 13) return error('incomplete_number', 'Your card number is incomplete.');
    const [month, year] = expiry.split('/').map((part) => Number(part));
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
    const complaint = element('p', { role: 'alert' });
    const tab = element('button', { type: 'button', role: 'tab', 'aria-selected': 'true' }, 'Card');
    const box = element(
      'div',
      { 'data-stand-in': 'payment', 'data-layout': layout, 'data-theme': group.theme },
      element('div', { role: 'tablist' }, tab),
      number.label,
      expiry.label,
      cvc.label,
      complaint,
    );
    const card = () => ({
      number: number.input.value.replace(/\D/g, ''),
      expiry: expiry.input.value.replace(/\s/g, ''),
      cvc: cvc.input.value.trim(),
    });
    box.addEventListener('input', () => {
      complaint.textContent = '';
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
        insist(target, 'mount(): there is no such place.');
        target.append(box);
        group.card = card;
        group.complain = (message) => {
          complaint.textContent = message;
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
        insist(type === 'payment', `create(): the stand-in has no ${type}.`);
        insist(!group.made, 'Can only create one Element of type payment.');
        group.made = paymentElement(group, more);
        return group.made;
      },
      getElement: (type) => (type === 'payment' || typeof type === 'function' ? (group.made ?? null) : null),
      update: (more) => onlyKnown(more, 'appearance locale amount currency', 'elements.update()'),
      fetchUpdates: async () => ({}),
      submit: async () => {
        insist(group.card, 'submit(): there is no mounted Payment Element.');
        const error = incomplete(group.card());
        group.complain(error?.message ?? '');
        return error ? { error } : { selectedPaymentMethod: 'card' };
      },
    });
  }

  /**
   * The bank's page. Resolves with what the customer chose. The real one is a frame, so no click in it reaches the
   * page: an app's own dialog must not take it for a click outside.
   */
  function challenge() {
    return new Promise((resolve) => {
      const dialog = element('dialog', { 'aria-label': '3D Secure 2 Test Page' }, '3D Secure 2 Test Page');
      const complete = element('button', { type: 'button' }, 'Complete');
      const fail = element('button', { type: 'button' }, 'Fail');
      dialog.append(complete, fail);
      const kinds = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'];
      const keepInside = (event) => {
        if (!dialog.contains(event.target)) return;
        event.stopImmediatePropagation();
        const chosen = event.type === 'click' && [complete, fail].find((one) => one === event.target);
        if (!chosen) return;
        for (const kind of kinds) window.removeEventListener(kind, keepInside, true);
        dialog.close();
        dialog.remove();
        resolve(chosen === complete);
      };
      for (const kind of kinds) window.addEventListener(kind, keepInside, true);
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  async function confirmPayment({ elements: group, clientSecret, confirmParams, redirect, ...rest }) {
    onlyKnown(rest, '', 'confirmPayment()');
    insist(group?.card, 'confirmPayment(): elements has no mounted Payment Element.');
    const staysHere = redirect === 'if_required';
    insist(staysHere || !redirect || redirect === 'always', 'confirmPayment(): redirect is wrong.');
    const back = confirmParams?.return_url;
    insist(staysHere || back, 'confirmPayment(): return_url is required unless redirect is if_required.');
    if (back) insist(/^https?:\/\//.test(back), 'confirmPayment(): return_url must be a whole address.');
    const secret = clientSecret ?? group.clientSecret;
    const { error } = await group.submit();
    if (error) return { error };
    const { number, expiry, cvc } = group.card();
    const ask = { clientSecret: secret, number, expiry, cvc };
    let result = await window.__stripeConfirm(ask);
    if (result.next_action) {
      result = await window.__stripeConfirm({ ...ask, authenticated: await challenge() });
    }
    if (result.error) {
      group.complain(result.error.message);
      return { error: result.error };
    }
    if (staysHere) return result;
    const url = new URL(back);
    url.searchParams.set('payment_intent', result.paymentIntent.id);
    url.searchParams.set('payment_intent_client_secret', secret);
    url.searchParams.set('redirect_status', 'succeeded');
    location.assign(url.href);
    return new Promise(() => undefined);
  }

  async function retrievePaymentIntent(secret) {
    insist(/^pi_\w+_secret_\w+$/.test(secret), 'retrievePaymentIntent(): the secret has the wrong form.');
    const paymentIntent = await window.__stripeRetrieve(secret);
    if (paymentIntent) return { paymentIntent };
    return {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' },
    };
  }

  const unused = (name) => () => {
    throw new IntegrationError(`${name}(): the stand-in does not do this.`);
  };
  window.Stripe = (key) => {
    insist(/^pk_(test|live)_/.test(key), 'Please call Stripe() with your publishable key.');
    return {
      elements,
      confirmPayment,
      retrievePaymentIntent,
      createToken: unused('createToken'),
      createPaymentMethod: unused('createPaymentMethod'),
      confirmCardPayment: unused('confirmCardPayment'),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  window.Stripe.version = 'endive';
})();
