<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;

/**
 * A file that a browser has sent.
 *
 * @since 0.7.0
 */
final class Upload {

	private const EXTENSIONS = [ 'csv', 'tsv', 'txt' ];

	private function __construct(
		public readonly string $path,
		public readonly string $name
	) {}

	/**
	 * The file of the field `file`.
	 *
	 * @param array<mixed> $files As WP_REST_Request::get_file_params() returns them.
	 * @throws ImportError When there is none, PHP has refused it, or its name is not that of a CSV file.
	 */
	public static function from( array $files ): self {
		$file  = is_array( $files['file'] ?? null ) ? $files['file'] : [];
		$error = Cast::int( $file['error'] ?? UPLOAD_ERR_NO_FILE );
		if ( in_array( $error, [ UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ], true ) ) {
			throw ImportError::upload( self::tooLarge(), 413 );
		}
		if ( $error === UPLOAD_ERR_NO_FILE ) {
			// PHP drops a request that is larger than post_max_size, with its file.
			/* translators: %s: a size, for example 2 MB. */
			$message = __( 'Choose a CSV file of at most %s.', 'userfeedback' );
			throw ImportError::upload( sprintf( $message, (string) size_format( wp_max_upload_size() ) ), 400 );
		}
		$path = Cast::string( $file['tmp_name'] ?? '' );
		if ( $error !== UPLOAD_ERR_OK || ! is_uploaded_file( $path ) ) {
			throw ImportError::upload( __( 'The file did not arrive as a whole. Try again.', 'userfeedback' ), 400 );
		}
		$name = basename( Text::line( Cast::string( $file['name'] ?? '' ) ) );
		if ( ! in_array( strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ), self::EXTENSIONS, true ) ) {
			throw ImportError::upload( __( 'This is not a CSV file. Export the answers as CSV and choose that file.', 'userfeedback' ), 415 );
		}
		return new self( $path, $name );
	}

	private static function tooLarge(): string {
		/* translators: %s: a size, for example 2 MB. */
		$message = __( 'The file is larger than %s, which this server accepts. Ask its administrator, or import it with WP-CLI.', 'userfeedback' );
		return sprintf( $message, (string) size_format( wp_max_upload_size() ) );
	}
}
