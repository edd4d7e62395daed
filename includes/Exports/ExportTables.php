<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\TableSource;
use UserFeedback\StoredData\ZoneLayout;
use UserFeedback\Support\Clock;

/**
 * Tables of the exports that were prepared in the background.
 *
 * @since 0.7.0
 */
final class ExportTables implements TableSource {

	public function __construct(
		private readonly ExportRepository $exports,
		private readonly Clock $clock
	) {}

	public function table( array $fields, ?array $layout, ?int $userId ): Table {
		return new ExportTable( $this->exports, ZoneLayout::zone( $layout, $this->clock ) );
	}
}
