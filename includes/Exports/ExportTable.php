<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\StoredData\Headings;
use UserFeedback\StoredData\SiteTable;

/**
 * The exports that were prepared in the background, of all users.
 *
 * @extends SiteTable<BackgroundExport>
 * @since 0.7.0
 */
final class ExportTable extends SiteTable {

	public function __construct( ExportRepository $exports, DateTimeZone $zone ) {
		parent::__construct( 'exports', $zone, $exports->after( ... ) );
	}

	public function title(): string {
		return __( 'Exports', 'userfeedback' );
	}

	public function columns(): array {
		return [
			__( 'ID', 'userfeedback' ),
			__( 'User ID', 'userfeedback' ),
			__( 'Data', 'userfeedback' ),
			__( 'Survey ID', 'userfeedback' ),
			__( 'Format', 'userfeedback' ),
			__( 'State', 'userfeedback' ),
			/* translators: %s: a time zone; the heading of a column in a spreadsheet. */
			sprintf( __( 'Requested (%s)', 'userfeedback' ), Headings::zone( $this->zone ) ),
			/* translators: %s: a time zone; the heading of a column in a spreadsheet. */
			sprintf( __( 'Deleted (%s)', 'userfeedback' ), Headings::zone( $this->zone ) ),
		];
	}

	protected function id( object $item ): int {
		return $item->id;
	}

	protected function cells( object $item ): array {
		return [
			$item->id,
			$item->userId,
			$item->request->kind,
			$item->request->surveyId(),
			$item->request->format->value,
			$item->state,
			$item->createdAt->setTimezone( $this->zone ),
			$item->expiresAt->setTimezone( $this->zone ),
		];
	}
}
