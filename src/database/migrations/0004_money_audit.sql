-- No row means that the books are right.
CREATE OR REPLACE VIEW credit_audit AS
  SELECT 'balance is not the sum of the entries' AS problem, a.user_id AS ref
    FROM credit_accounts a LEFT JOIN credit_entries e USING (user_id)
    GROUP BY a.user_id, a.balance, a.seq
    HAVING a.balance <> COALESCE(sum(e.delta), 0) OR a.seq <> COALESCE(max(e.seq), 0)
UNION ALL
  SELECT 'broken chain', e.user_id || '/' || e.seq
    FROM (SELECT user_id, seq, delta, balance_after,
                 COALESCE(lag(balance_after) OVER w, 0) AS before,
                 COALESCE(lag(seq) OVER w, 0) AS seq_before
            FROM credit_entries WINDOW w AS (PARTITION BY user_id ORDER BY seq)) e
    WHERE e.balance_after <> e.before + e.delta OR e.seq <> e.seq_before + 1
UNION ALL
  SELECT 'reservation does not match its entries', r.id
    FROM credit_reservations r LEFT JOIN credit_entries e ON e.reservation_id = r.id
    GROUP BY r.id, r.state, r.amount
    HAVING COALESCE(sum(e.delta), 0) <> CASE r.state WHEN 'released' THEN 0 ELSE -r.amount END
        OR count(*) FILTER (WHERE e.kind = 'hold') <> 1
UNION ALL
  SELECT 'entry without its reservation', e.fact
    FROM credit_entries e
    WHERE e.reservation_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM credit_reservations r WHERE r.id = e.reservation_id AND r.user_id = e.user_id)
UNION ALL
  SELECT 'clawed back more than was granted', e.payment_ref
    FROM credit_entries e WHERE e.payment_ref IS NOT NULL
    GROUP BY e.payment_ref
    HAVING sum(e.delta) FILTER (WHERE e.kind IN ('pack', 'subscription', 'clawback', 'reinstate'))
           NOT BETWEEN 0 AND COALESCE(sum(e.delta) FILTER (WHERE e.kind IN ('pack', 'subscription')), 0)
UNION ALL
  SELECT 'hold that nobody settled', r.id
    FROM credit_reservations r
    WHERE r.state = 'held' AND r.expires_at < now() - interval '10 minutes'
UNION ALL
  SELECT 'paid order without exactly one grant', o.id
    FROM orders o LEFT JOIN credit_entries e
      ON e.fact = 'payment_intent:' || o.payment_ref AND e.kind = 'pack' AND e.user_id = o.user_id AND e.delta = o.credits
    WHERE o.status = 'paid'
    GROUP BY o.id HAVING count(e.id) <> 1
UNION ALL
  SELECT 'grant without its paid order', e.fact
    FROM credit_entries e
    WHERE e.kind = 'pack'
      AND NOT EXISTS (SELECT 1 FROM orders o
                       WHERE o.status = 'paid' AND o.user_id = e.user_id
                         AND e.fact = 'payment_intent:' || o.payment_ref)
UNION ALL
  SELECT 'paid invoice without exactly one grant', i.ref
    FROM invoices i LEFT JOIN credit_entries e
      ON e.fact = 'invoice:' || i.ref AND e.kind = 'subscription' AND e.user_id = i.user_id AND e.delta = i.credits
    WHERE i.status = 'paid' AND i.credits > 0
    GROUP BY i.ref HAVING count(e.id) <> 1
UNION ALL
  SELECT 'grant without its paid invoice', e.fact
    FROM credit_entries e
    WHERE e.kind = 'subscription'
      AND NOT EXISTS (SELECT 1 FROM invoices i
                       WHERE i.status = 'paid' AND i.user_id = e.user_id AND e.fact = 'invoice:' || i.ref)
UNION ALL
  SELECT 'settled story without its credit', s.id
    FROM stories s JOIN credit_reservations r ON r.story_id = s.id
    WHERE (s.status IN ('failed', 'cancelled') AND r.state <> 'released')
       OR (s.status = 'ready' AND r.state <> 'captured');
