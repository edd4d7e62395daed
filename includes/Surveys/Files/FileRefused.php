<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * Thrown when a file is not a survey file that this version can read. Nothing was stored.
 *
 * @since 0.3.0
 */
final class FileRefused extends DomainError {

	/**
	 * It is larger than SurveyFile::MAX_BYTES.
	 */
	public static function tooLarge( int $bytes ): self {
		/* translators: 1: size of a file in kilobytes, 2: greatest size in kilobytes. */
		$message = __( 'This file is too large: %1$d KB. A survey file has at most %2$d KB.', 'userfeedback' );
		$message = sprintf( $message, (int) ceil( $bytes / 1024 ), intdiv( SurveyFile::MAX_BYTES, 1024 ) );
		return new self( 'userfeedback_file_too_large', $message, 413, [ new FieldError( 'file', 'too_large', $message ) ] );
	}

	/**
	 * It is JSON, but not a survey of this plugin.
	 *
	 * @param string $field Path of what is missing or different.
	 */
	public static function notASurvey( string $field ): self {
		$message = __( 'This is not a survey file of UserFeedback. Choose a file that was exported from the surveys list.', 'userfeedback' );
		return new self( 'userfeedback_file_invalid', $message, 400, [ new FieldError( $field, 'not_a_survey', $message ) ] );
	}

	/**
	 * A newer version of the plugin exported it.
	 */
	public static function newer( int $version ): self {
		$message = sprintf(
			/* translators: 1: version of a file format, 2: newest version that can be read. */
			__(
				'A newer version of UserFeedback exported this file (format %1$d; this site reads up to %2$d). Update UserFeedback and try again.',
				'userfeedback'
			),
			$version,
			SurveyFile::VERSION
		);
		return new self( 'userfeedback_file_newer', $message, 400, [ new FieldError( 'file.version', 'newer_version', $message ) ] );
	}
}
