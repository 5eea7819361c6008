-- Operations lost the product in their names; this one has stored answers by idempotency key.
UPDATE "idempotency_keys" SET "operation" = 'registerOrder' WHERE "operation" = 'registerThirdPartyOrder';
