<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Support\CachedPages;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\NotFound;

/**
 * Imports ratings from other plugins in steps that can be repeated: single ratings with their dates become ratings, what a plugin knows
 * beyond them becomes a correction, so that the totals of a post equal what the plugin shows.
 *
 * @since 0.6.0
 */
final class RatingImport {

	/** Single ratings, and posts, of one step. Other plugins have no key for posts: each step of these reads all their ratings. */
	public const VOTES = 1000;
	public const POSTS = 2000;

	/** Percent that single ratings are of an import that has some. */
	private const VOTES_SHARE = 80;

	/**
	 * @param list<RatingSource> $sources
	 */
	public function __construct(
		private readonly array $sources,
		private readonly ImportedRatingRepository $ratings,
		private readonly SourceHash $hash,
		private readonly ImportProgress $progress,
		private readonly WorkQueue $queue,
		private readonly Transaction $transaction,
		private readonly FeatureGate $gate,
		private readonly Clock $clock
	) {}

	/**
	 * Ids of all sources, whether they have ratings here or not.
	 *
	 * @return list<string>
	 */
	public function ids(): array {
		return array_map( static fn ( RatingSource $source ) => $source->id(), $this->sources );
	}

	/**
	 * The sources that have ratings. Reads all of them, so only on request.
	 *
	 * @return list<SourceReport>
	 * @throws \UserFeedback\Licensing\FeatureLocked When the site may not use post ratings.
	 */
	public function found(): array {
		$this->gate->demand( Feature::PostRatings );
		$reports = array_map( $this->report( ... ), $this->sources );
		return array_values( array_filter( $reports, static fn ( SourceReport $report ) => $report->hasRatings() ) );
	}

	/**
	 * Where an import begins: where an unfinished one stopped, otherwise at the start.
	 *
	 * @throws NotFound
	 * @throws \UserFeedback\Licensing\FeatureLocked When the site may not use post ratings.
	 */
	public function start( string $sourceId ): ImportCursor {
		$this->gate->demand( Feature::PostRatings );
		return ImportCursor::from( (string) $this->progress->of( $this->source( $sourceId )->id() )['cursor'] );
	}

	/**
	 * Where an import that has begun goes on; null if it is complete.
	 */
	public function place( string $sourceId ): ?ImportCursor {
		$cursor = $this->progress->of( $sourceId )['cursor'];
		return $cursor === null ? null : ImportCursor::from( $cursor );
	}

	/**
	 * Does one step and remembers how far it came.
	 *
	 * @throws NotFound
	 * @throws \UserFeedback\Licensing\FeatureLocked When the site may not use post ratings.
	 */
	public function step( string $sourceId, ImportCursor $cursor ): ImportStep {
		$this->gate->demand( Feature::PostRatings );
		$source = $this->source( $sourceId );
		$step   = $cursor->phase === ImportCursor::VOTES ? $this->storeVotes( $source, $cursor->after ) : $this->storeSums( $source, $cursor->after );
		$this->progress->store( $sourceId, $step->next );
		if ( $step->next === null ) {
			CachedPages::outdate();
		}
		return $step;
	}

	/**
	 * The source of an id.
	 *
	 * @throws NotFound
	 */
	public function source( string $id ): RatingSource {
		foreach ( $this->sources as $source ) {
			if ( $source->id() === $id ) {
				return $source;
			}
		}
		throw NotFound::ratingSource( implode( ', ', $this->ids() ) );
	}

	private function report( RatingSource $source ): SourceReport {
		$votes  = $source->countVotes();
		$totals = $source->totals( $votes );
		return new SourceReport(
			$source->id(),
			$source->name(),
			$totals['posts'],
			$totals['ratings'],
			$votes,
			$this->progress->of( $source->id() ) + [ 'is_running' => $this->queue->atWork( RatingImportWork::KIND, $source->id() ) !== null ]
		);
	}

	private function storeVotes( RatingSource $source, int $after ): ImportStep {
		$votes   = $source->votes( $after, self::VOTES );
		$ratings = array_map( fn ( SourceVote $vote ) => $this->rating( $source, $vote ), $votes );
		$new     = $this->transaction->run( fn () => $this->ratings->add( $ratings ) );
		$last    = $votes === [] ? 0 : $votes[ count( $votes ) - 1 ]->id;
		$isLast  = count( $votes ) < self::VOTES;
		$share   = $isLast ? 1 : $last / max( 1, $source->lastVote() );
		$next    = $isLast ? ImportCursor::sums( 0 ) : ImportCursor::votes( $last );
		return new ImportStep( $new, count( $votes ) - $new, 0, 0, $next, (int) floor( min( 1, $share ) * self::VOTES_SHARE ) );
	}

	private function storeSums( RatingSource $source, int $after ): ImportStep {
		$sums    = $source->sums( $after, self::POSTS );
		$usable  = array_values( array_filter( $sums, static fn ( SourceSum $sum ) => $sum->problem === null ) );
		$changed = $this->transaction->run( fn () => $this->correct( $source, $usable ) );
		if ( count( $sums ) < self::POSTS ) {
			return new ImportStep( 0, 0, count( $usable ), $changed, null, 100 );
		}
		$last  = $sums[ count( $sums ) - 1 ]->postId;
		$first = $source->lastVote() === 0 ? 0 : self::VOTES_SHARE;
		$share = min( 1, $last / max( 1, $this->ratings->lastPost() ) );
		return new ImportStep( 0, 0, count( $usable ), $changed, ImportCursor::sums( $last ), $first + (int) floor( $share * ( 99 - $first ) ) );
	}

	/**
	 * @param list<SourceSum> $sums
	 */
	private function correct( RatingSource $source, array $sums ): int {
		if ( $sums === [] ) {
			return 0;
		}
		$ids = array_map( static fn ( SourceSum $sum ) => $sum->postId, $sums );
		$this->ratings->lockSums( $source->id(), $ids );
		$stored      = $this->ratings->stored( $ids, $this->hash->range( $source->id() ) );
		$corrections = [];
		foreach ( $sums as $sum ) {
			$corrections[ $sum->postId ] = [
				'count' => $sum->count - ( $stored[ $sum->postId ]['count'] ?? 0 ),
				'sum'   => round( $sum->sum - ( $stored[ $sum->postId ]['sum'] ?? 0 ), 2 ),
			];
		}
		return $this->ratings->replaceSums( $source->id(), $corrections );
	}

	private function rating( RatingSource $source, SourceVote $vote ): ImportedRating {
		return new ImportedRating(
			$vote->postId,
			$this->hash->of( $source->id(), $vote ),
			$vote->value,
			Dates::toColumn( $vote->at ),
			Dates::localDay( $vote->at, $this->clock->zone() )
		);
	}
}
