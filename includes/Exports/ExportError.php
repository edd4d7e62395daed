<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * An export that cannot be made or delivered.
 *
 * @since 0.5.0
 */
final class ExportError extends DomainError {

	/**
	 * There is no such export, or it belongs to somebody else.
	 */
	public static function notFound(): self {
		return new self(
			'userfeedback_export_not_found',
			__( 'This export does not exist any more. Exports are deleted after seven days. Export the results again.', 'userfeedback' ),
			404
		);
	}

	/**
	 * The file is not complete yet.
	 */
	public static function notReady(): self {
		return new self( 'userfeedback_export_not_ready', __( 'This export is not ready yet. Wait until it is complete.', 'userfeedback' ), 409 );
	}

	/**
	 * Too many rows for one request.
	 */
	public static function needsBackground(): self {
		$message = __(
			'These are too many responses for one download. Use “Export Results” on the results screen: it prepares the file in the background.',
			'userfeedback'
		);
		return new self( 'userfeedback_export_too_large', $message, 413 );
	}

	/**
	 * The user already has as many exports in the background as are allowed.
	 */
	public static function tooMany(): self {
		return new self(
			'userfeedback_export_too_many',
			__( 'You already have several exports in preparation. Wait until one is ready, or cancel one.', 'userfeedback' ),
			429
		);
	}

	/**
	 * A write failed.
	 */
	public static function notWritten(): self {
		return new self(
			'userfeedback_export_not_written',
			__( 'The file could not be written. The disk of your site may be full. Free some space and export again.', 'userfeedback' ),
			500
		);
	}

	/**
	 * More than 4 GB.
	 */
	public static function tooLarge(): self {
		return new self(
			'userfeedback_export_over_4_gb',
			__( 'The workbook would be larger than 4 GB. Export a shorter range of dates, or as CSV.', 'userfeedback' ),
			500
		);
	}
}
