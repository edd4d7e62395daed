<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\StoredData\FileName;
use UserFeedback\StoredData\Table;

/**
 * An export that ExportService has checked.
 *
 * @since 0.5.0
 */
final class PreparedExport {

	/**
	 * @param ExportRequest $request With the fields of the table.
	 */
	public function __construct(
		public readonly ExportRequest $request,
		public readonly Table $table
	) {}

	/**
	 * Name of the file without its ending.
	 */
	public function fileName(): FileName {
		return $this->table->fileName();
	}
}
