<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\StoredData\FileName;
use UserFeedback\StoredData\Headings;
use UserFeedback\StoredData\Rows;
use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\ZoneLayout;

/**
 * The exports that were prepared in the background, of all users, in the order of their ids.
 *
 * @since 0.7.0
 */
final class ExportTable implements Table {

	/**
	 * @param DateTimeZone $zone Of the site when the run started: dates are written in it.
	 */
	public function __construct(
		private readonly ExportRepository $exports,
		private readonly DateTimeZone $zone
	) {}

	public function fields(): array {
		return [];
	}

	public function layout(): array {
		return ZoneLayout::of( $this->zone );
	}

	public function fileName(): FileName {
		return new FileName( 'exports', 'exports', [], null );
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

	public function rows( ?string $after, int $limit ): Rows {
		$exports = $this->exports->after( (int) $after, $limit );
		$cells   = array_map(
			fn ( BackgroundExport $export ) => [
				$export->id,
				$export->userId,
				$export->request->kind,
				$export->request->surveyId(),
				$export->request->format->value,
				$export->state,
				$export->createdAt->setTimezone( $this->zone ),
				$export->expiresAt->setTimezone( $this->zone ),
			],
			$exports
		);
		$count   = count( $exports );
		return new Rows( $cells, $count, $count === $limit ? (string) $exports[ $count - 1 ]->id : null );
	}

	public function count(): ?int {
		return null;
	}

	public function readsMoreThan( int $limit ): bool {
		return count( $this->exports->after( 0, $limit + 1 ) ) > $limit;
	}
}
