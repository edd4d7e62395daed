<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Command;
use WP_CLI;

/**
 * A WP-CLI command that writes an export into a file or to the standard output.
 *
 * @since 0.6.0
 */
abstract class FileCommand extends Command {

	public static function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	/**
	 * Writes an export; ends the command if it is refused.
	 *
	 * @param string                        $path  '' for the standard output.
	 * @param Closure(): (Closure(Output): ExportSteps) $prepare Checks what is requested and returns what begins the export.
	 * @return int|null Number of responses, ratings or posts that were written into the file; null for the standard output.
	 */
	protected function write( string $path, Closure $prepare ): ?int {
		return self::attempt(
			static function () use ( $path, $prepare ): ?int {
				$begin  = $prepare();
				$handle = @fopen( $path === '' ? 'php://output' : $path, 'wb' );
				if ( $handle === false ) {
					/* translators: %s: path of a file. */
					WP_CLI::error( sprintf( __( 'The file %s cannot be written.', 'userfeedback' ), $path ) );
				}
				$steps = $begin( new Output( $handle ) );
				do {
					$isComplete = $steps->step();
				} while ( ! $isComplete );
				fclose( $handle );
				return $path === '' ? null : $steps->read();
			}
		);
	}

	/**
	 * The format that a file's ending names, unless the option --format does.
	 *
	 * @param array<string, string|bool> $options
	 */
	protected static function format( array $options, string $path ): string {
		$ending = strtolower( pathinfo( $path, PATHINFO_EXTENSION ) );
		return (string) ( $options['format'] ?? ( Format::tryFrom( $ending ) ?? Format::Csv )->value );
	}
}
