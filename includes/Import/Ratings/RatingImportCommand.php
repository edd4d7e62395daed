<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Work\ProgressBar;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Command;
use UserFeedback\Support\Lazy;
use WP_CLI;

/**
 * wp userfeedback rating import
 *
 * @since 0.6.0
 */
final class RatingImportCommand extends Command {

	/**
	 * @param Closure(): RatingImport  $imports Called only when a command runs, as the others.
	 * @param Closure(): PreviewReader $preview
	 * @param Closure(): WorkRunner    $runner
	 */
	public function __construct(
		#[Lazy( RatingImport::class )] private readonly Closure $imports,
		#[Lazy( PreviewReader::class )] private readonly Closure $preview,
		#[Lazy( WorkRunner::class )] private readonly Closure $runner
	) {}

	public static function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Imports the ratings of a plugin.
	 *
	 * Ratings are stored once, however often this runs; an import that was interrupted continues where it stopped. Nothing of the plugin is
	 * changed. Ratings on another scale are converted to 1 to 5.
	 *
	 * ## OPTIONS
	 *
	 * <source>
	 * : The plugin: wp-postratings, kk-star-ratings, rate-my-post or yasr.
	 *
	 * [--dry-run]
	 * : Show what would be imported, with the posts that have the most ratings, and store nothing.
	 *
	 * [--format=<format>]
	 * : How to print the posts of a dry run.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback rating sources
	 *     wp userfeedback rating import kk-star-ratings --dry-run
	 *     wp userfeedback rating import kk-star-ratings
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		if ( isset( $options['dry-run'] ) ) {
			$this->showPreview( $arguments[0], (string) ( $options['format'] ?? 'table' ) );
			return;
		}
		$cursor = self::attempt( fn () => ( $this->imports )()->start( $arguments[0] ) );
		if ( $cursor->text() !== ImportCursor::votes( 0 )->text() ) {
			WP_CLI::log( __( 'Continuing the import that was interrupted.', 'userfeedback' ) );
		}
		$bar    = new ProgressBar( __( 'Importing ratings', 'userfeedback' ) );
		$work   = self::attempt( fn () => ( $this->runner )()->runNow( RatingImportWork::KIND, $arguments[0], $bar->show( ... ) ) );
		$bar->finish();
		[ 'new' => $new, 'changed' => $posts ] = ( $work->state ?? [] ) + RatingImportWork::NOTHING;
		/* translators: 1: number of ratings, 2: number of posts. */
		$text = __( 'Imported. New ratings with dates: %1$d. Posts whose ratings without dates have changed: %2$d.', 'userfeedback' );
		WP_CLI::success( sprintf( $text, Cast::int( $new ), Cast::int( $posts ) ) );
	}

	private function showPreview( string $id, string $format ): void {
		$preview = self::attempt(
			function () use ( $id ): Preview {
				$source  = ( $this->imports )()->source( $id );
				$preview = new Preview();
				$cursor  = ImportCursor::votes( 0 );
				do {
					$step   = ( $this->preview )()->step( $source, $cursor );
					$cursor = $step->next;
					$preview->add( $step );
				} while ( $cursor !== null );
				return $preview;
			}
		);
		$columns = [ 'post', 'title', 'ratings', 'average', 'ratings_here', 'average_here', 'ratings_after', 'average_after' ];
		WP_CLI\Utils\format_items( $format, $preview->rows(), $columns );
		if ( $format !== 'table' ) {
			return;
		}
		foreach ( $preview->lines() as $line ) {
			WP_CLI::log( $line );
		}
		WP_CLI::success( __( 'Nothing was stored. Run the command without --dry-run to import.', 'userfeedback' ) );
	}
}
