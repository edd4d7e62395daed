<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

/**
 * Format of the file of an export.
 *
 * @since 0.5.0
 */
enum Format: string {

	case Xlsx = 'xlsx';
	case Csv  = 'csv';
	case Json = 'json';

	/**
	 * The Content-Type header.
	 */
	public function contentType(): string {
		return match ( $this ) {
			self::Xlsx => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
			self::Csv  => 'text/csv; charset=utf-8',
			self::Json => 'application/json; charset=utf-8',
		};
	}
}
