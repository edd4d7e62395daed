<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Import\Ratings\ImportCursor;
use UserFeedback\Import\Ratings\RatingImport;
use UserFeedback\Import\Ratings\RatingImportWork;
use UserFeedback\Import\Ratings\RatingSource;
use UserFeedback\Import\Ratings\SourceSum;
use UserFeedback\Plugin;

/**
 * Runs imports of ratings and reads what they stored.
 */
trait RatingImports {

	use OtherRatings;

	/**
	 * Imports everything of a source.
	 *
	 * @return array{new: int, known: int, posts: int, changed: int} Sums over the steps.
	 */
	private function importAll( Plugin $plugin, string $source ): array {
		$sums   = RatingImportWork::NOTHING;
		$cursor = ImportCursor::from( '' );
		while ( $cursor !== null ) {
			$step   = $plugin->get( RatingImport::class )->step( $source, $cursor );
			$cursor = $step->next;
			$sums   = $step->addedTo( $sums );
		}
		$this->assertTotals( $plugin->get( RatingImport::class )->source( $source ) );
		return $sums;
	}

	/**
	 * What a report says, in one query, is what reading all posts finds.
	 */
	private function assertTotals( RatingSource $source ): void {
		$found = array_filter( $source->sums( 0, 10_000 ), static fn ( SourceSum $sum ) => $sum->problem === null );
		self::assertSame(
			[
				'posts'   => count( $found ),
				'ratings' => array_sum( array_map( static fn ( SourceSum $sum ) => $sum->count, $found ) ),
			],
			$source->totals( $source->countVotes() )
		);
	}

	/**
	 * The stored ratings of a post, oldest first.
	 *
	 * @return list<list<string>> Value, created_at, rated_on.
	 */
	private function storedRatings( int $postId ): array {
		global $wpdb;
		$of   = "FROM {$wpdb->prefix}ufb_ratings WHERE post_id = %d AND status = 'publish'";
		$sql  = "SELECT value, created_at, rated_on $of ORDER BY created_at, id";
		$rows = [];
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( $sql, $postId ), ARRAY_A ) as $row ) {
			$rows[] = array_values( array_map( strval( ... ), (array) $row ) );
		}
		return $rows;
	}

	/**
	 * What is stored of a source beyond single ratings.
	 *
	 * @return array{int, float}|null Number and sum; null when there is nothing.
	 */
	private function storedSum( string $source, int $postId ): ?array {
		global $wpdb;
		$sql = "SELECT n, total FROM {$wpdb->prefix}ufb_rating_imports WHERE source = %s AND post_id = %d";
		$row = $wpdb->get_row( $wpdb->prepare( $sql, $source, $postId ), ARRAY_N );
		return is_array( $row ) ? [ (int) $row[0], (float) $row[1] ] : null;
	}

	/**
	 * All ratings of a post, with imported sums.
	 *
	 * @return array{int, float} Number and sum.
	 */
	private function totals( int $postId ): array {
		global $wpdb;
		$count = 0;
		$sum   = 0.0;
		foreach ( [ 'ufb_rating_totals', 'ufb_rating_imports' ] as $table ) {
			$sql    = "SELECT COALESCE( SUM( n ), 0 ), COALESCE( SUM( total ), 0 ) FROM {$wpdb->prefix}$table WHERE post_id = %d";
			$row    = (array) $wpdb->get_row( $wpdb->prepare( $sql, $postId ), ARRAY_N );
			$count += (int) $row[0];
			$sum   += (float) $row[1];
		}
		return [ $count, round( $sum, 2 ) ];
	}

	/**
	 * Every row of the tables that imports read and write.
	 *
	 * @return array<string, mixed>
	 */
	private function everything(): array {
		global $wpdb;
		$rows   = [];
		$tables = [ 'ufb_ratings', 'ufb_rating_totals', 'ufb_rating_imports', 'ratings', 'rmp_analytics', 'yasr_log', 'postmeta', 'posts' ];
		foreach ( $tables as $table ) {
			$rows[ $table ] = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}$table", ARRAY_N );
			usort( $rows[ $table ], static fn ( array $a, array $b ) => $a <=> $b );
		}
		return $rows;
	}
}
