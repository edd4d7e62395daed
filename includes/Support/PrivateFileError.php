<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * A file of a PrivateFolder that cannot be read or written.
 *
 * @since 0.7.0
 */
final class PrivateFileError extends DomainError {

	/** Seconds. */
	private const PAUSE = 60;

	/**
	 * There is no such file.
	 */
	public static function notFound(): self {
		$message = __( 'This file does not exist any more. It may have been deleted because it was old. Start again.', 'userfeedback' );
		return new self( 'userfeedback_file_not_found', $message, 404 );
	}

	/**
	 * It belongs to another user of the server, who may come back to it.
	 */
	public static function notReadable(): self {
		$message = __( 'This file belongs to another user of the server. Run this as that user, for example with WP-CLI.', 'userfeedback' );
		return new self( 'userfeedback_file_not_readable', $message, 503, [], self::PAUSE );
	}

	/**
	 * The folder cannot be written.
	 */
	public static function noFolder(): self {
		$message = __(
			'The file could not be created: WordPress may not write to its uploads folder. Ask your host to make wp-content/uploads writable.',
			'userfeedback'
		);
		return new self( 'userfeedback_file_folder', $message, 500 );
	}

	/**
	 * The file cannot be written as a whole.
	 */
	public static function notWritten(): self {
		$message = __( 'The file could not be written. The disk of your site may be full. Free some space and try again.', 'userfeedback' );
		return new self( 'userfeedback_file_not_written', $message, 500 );
	}
}
