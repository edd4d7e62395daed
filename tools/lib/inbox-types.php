<?php
/**
 * The types of notifications and notices, for tools/schemas.php.
 */

declare( strict_types=1 );

use UserFeedback\Inbox\InboxSchema;

/**
 * @return array<string, array<string, mixed>>
 */
function inboxTypes(): array {
	return [
		'InboxNotification' => InboxSchema::notification(),
		'InboxList'         => withNames( InboxSchema::list(), array_fill_keys( [ 'notifications', 'dismissed' ], 'InboxNotification[]' ) ),
		'ActionOutcome'     => InboxSchema::outcome(),
		'PageNotice'        => InboxSchema::notice(),
	];
}
