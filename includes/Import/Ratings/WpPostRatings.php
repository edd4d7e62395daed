<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * WP-PostRatings by Lester Chan, versions 1.50 to 2.0: decision 0060.
 *
 * @since 0.6.0
 */
final class WpPostRatings implements RatingSource {

	/** Options of version 2, newest name first. */
	private const OPTIONS = [ 'wp_postratings_options', 'postratings_options' ];

	private readonly LoggedVotes $votes;

	private readonly MetaSums $sums;

	public function __construct(
		VoteTableRepository $tables,
		private readonly StoredMetaRepository $stored
	) {
		// The plugin stores current_time( 'timestamp' ): seconds since 1970 on the clock of the site.
		$table       = new VoteTable( 'ratings', 'rating_id', 'rating_postid', 'rating_rating', 'rating_timestamp', isTimestamp: true );
		$this->votes = new LoggedVotes( $tables, $table, fn () => $this->scale() );
		$this->sums  = new MetaSums( $stored, [ [ 'ratings_users', 'ratings_score' ] ] );
	}

	public function id(): string {
		return 'wp-postratings';
	}

	public function name(): string {
		return 'WP-PostRatings';
	}

	public function lastVote(): int {
		return $this->votes->last();
	}

	public function countVotes(): VoteCounts {
		return $this->votes->count();
	}

	public function votes( int $after, int $limit ): array {
		return $this->votes->read( $after, $limit );
	}

	public function totals( VoteCounts $votes ): array {
		return $this->sums->totals( $this->scale() );
	}

	public function sums( int $after, int $limit ): array {
		return $this->sums->read( $this->scale(), $after, $limit );
	}

	/**
	 * The best value that a rating can have; owners can set their number and, in older versions, any value for each.
	 */
	private function scale(): Scale {
		$max    = (int) $this->stored->option( 'postratings_max' );
		$custom = (int) $this->stored->option( 'postratings_customrating' );
		$values = StoredNumbers::listAt( (string) $this->stored->option( 'postratings_ratingsvalue' ) );
		foreach ( self::OPTIONS as $name ) {
			$option = $this->stored->option( $name );
			if ( $option !== null ) {
				$max    = StoredNumbers::at( $option, 'max' ) ?? 5;
				$custom = StoredNumbers::at( $option, 'customrating' ) ?? 0;
				$values = StoredNumbers::listAt( $option, 'value' );
				break;
			}
		}
		if ( ( $values !== [] && min( $values ) < 0 ) || ( $values === [] && $custom === 1 && $max === 2 ) ) {
			return new Scale( 1, true );
		}
		$best = max( 0, $max, ...$values );
		return $best === 0 ? new Scale() : new Scale( $best );
	}
}
