<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Migrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Database\TableChanges;

/**
 * Version 8: the key of lists of responses holds their time, so that they are in its order within a day, see Responses\ListOrder.
 *
 * @since 0.7.0
 */
final class AddTimeToListing implements Migration {

	public function version(): int {
		return 8;
	}

	public function steps( Connection $connection ): array {
		$changes = new TableChanges( $connection );
		return [
			// Under the same name, which queries of earlier code name, too.
			static fn () => $changes->changeKey( 'responses', 'listing', [ 'survey_id', 'status', 'submitted_on', 'submitted_at', 'id' ] ),
		];
	}
}
