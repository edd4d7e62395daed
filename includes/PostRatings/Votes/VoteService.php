<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Responses\Duration;
use UserFeedback\Responses\NetworkLoad;
use UserFeedback\Responses\Verdict;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Text;
use WP_Post;

/**
 * The rules of accepting what visitors rate, and their private comments.
 *
 * @since 0.6.0
 */
final class VoteService {

	/** Characters of a comment. */
	public const MAX_COMMENT = 1000;

	/** What WordPress stores for a post that was never published. */
	private const NO_DATE = '0000-00-00 00:00:00';

	public function __construct(
		private readonly VoteAccess $access,
		private readonly VoteLimits $limits,
		private readonly VoterKeys $keys,
		private readonly VoteWriter $writer,
		private readonly RatingRepository $ratings,
		private readonly RatingStatisticsReader $statistics,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a visitor's rating, or changes it when the visitor has rated the post before.
	 *
	 * @param int    $value 1 to 5, one that the icon offers.
	 * @param string $nonce Token of the page, see VoteAccess::token().
	 * @throws VoteRefused When visitors cannot see or rate the post; the request comes from another site; the token is not ours; the icon does not
	 *                     offer the value; or far too many ratings came from the same network.
	 */
	public function vote( int $postId, int $value, Voter $voter, string $nonce ): Vote {
		$settings = RatingSettingsReader::current();
		$access   = $this->access->demand( $postId, $settings, $nonce, $voter );
		if ( ! RatingIcons::of( $settings->iconId )->offers( $value ) ) {
			throw VoteRefused::invalidValue();
		}
		$load   = $this->limits->admit( $postId, $voter->sender );
		$about  = $this->judge( $voter, $access['post'], $access['is_from_page'], $load );
		$key    = $this->keys->of( $voter );
		$inner  = $this->keys->ofForwarded( $voter );
		$other  = $inner === null ? null : [
			'hash' => $this->keys->hash( $inner, $postId ),
			'held' => $this->limits->proxyCode( $voter->sender ),
		];
		$stored = $this->writer->write( $postId, $this->keys->hash( $key, $postId ), $value, $about, $other );
		$before = $stored['before'];
		$this->statistics->forget( $postId );
		$own = $stored['is_other'] && $inner !== null ? $inner : $key;
		return $this->ofVisitor( $postId, $value, $before === null, $before?->comment !== null, $own, $settings );
	}

	/**
	 * Stores the private comment of a visitor with their own rating, if it is low and the owner asks for comments. There is one per rating: who
	 * sends it again, as after a lost answer, changes nothing.
	 *
	 * @param string $comment Plain text of 1 to 1,000 characters.
	 * @param string $nonce   Token of the page.
	 * @throws VoteRefused As vote(); and when the visitor has not rated the post, no comment is wanted with this rating, or another one is stored.
	 */
	public function comment( int $postId, string $comment, Voter $voter, string $nonce ): void {
		$settings = RatingSettingsReader::current();
		$this->access->demand( $postId, $settings, $nonce, $voter );
		$text   = self::commentText( $comment );
		[ $hash, $rating ] = $this->ownRating( $postId, $voter );
		if ( ! $settings->lowComment->appliesTo( $rating->value ) ) {
			throw VoteRefused::commentNotWanted();
		}
		// The same comment again, as after a lost answer, is no other one.
		if ( ! $this->ratings->comment( $rating->id, $text ) && $this->ratings->ofVisitor( $postId, $hash )?->comment !== $text ) {
			throw VoteRefused::commentExists();
		}
	}

	/**
	 * The visitor's own rating of a post by their cookie; null without one. Visitors of one network who share a key are not told what others rated.
	 *
	 * @throws VoteRefused When visitors cannot see or rate the post.
	 */
	public function own( int $postId, Voter $voter ): ?Vote {
		$settings = RatingSettingsReader::current();
		$this->access->post( $postId, $settings, true );
		$key    = $this->keys->ofCookie( $voter->cookie );
		$rating = $key === null ? null : $this->ratings->ofVisitor( $postId, $this->keys->hash( $key, $postId ) );
		return $key === null || $rating === null
			? null
			: $this->ofVisitor( $postId, $rating->value, false, $rating->comment !== null, $key, $settings );
	}

	/**
	 * What the ratings of a post that visitors can see add up to.
	 *
	 * @throws VoteRefused When visitors cannot see or rate it.
	 */
	public function statistics( int $postId ): RatingStatistics {
		$this->access->post( $postId, RatingSettingsReader::current(), true );
		return $this->statistics->of( $postId );
	}

	/**
	 * The token of a control on a page, the same for all visitors.
	 */
	public function token( int $postId ): string {
		return $this->access->token( $postId );
	}

	private function ofVisitor( int $postId, int $value, bool $isNew, bool $hasComment, string $key, RatingSettings $settings ): Vote {
		return new Vote(
			$value,
			$isNew,
			$this->statistics->of( $postId ),
			! $hasComment && $settings->lowComment->appliesTo( $value ),
			$settings->highInvitation->appliesTo( $value ),
			$this->keys->cookie( $key )
		);
	}

	/**
	 * The rating of a visitor without or with a cookie, and its hash.
	 *
	 * @return array{string, StoredRating}
	 */
	private function ownRating( int $postId, Voter $voter ): array {
		// Behind what may be a proxy, the one under the more exact key is more likely theirs.
		foreach ( array_filter( [ $this->keys->ofForwarded( $voter ), $this->keys->of( $voter ) ] ) as $key ) {
			$hash   = $this->keys->hash( $key, $postId );
			$rating = $this->ratings->ofVisitor( $postId, $hash );
			if ( $rating !== null ) {
				return [ $hash, $rating ];
			}
		}
		throw VoteRefused::ratingMissing();
	}

	/**
	 * Two signals make spam, one never does: a school shares an address, a password manager fills hidden fields, some people are quick. A form that
	 * was posted without scripts has no time, and that is none.
	 */
	private function judge( Voter $voter, WP_Post $post, bool $isFromPage, NetworkLoad $load ): Verdict {
		$shownSince = Dates::fromColumn( $post->post_date_gmt === self::NO_DATE ? '1970-01-01' : $post->post_date_gmt );
		$signals    = [
			$voter->website !== '',
			$voter->hasScripts && ! Duration::isPossible( $voter->elapsedMs, 1, $shownSince, $this->clock->now() ),
			! $isFromPage,
		];
		return Verdict::of( count( array_filter( $signals ) ), $load, false, $this->limits->proxyCode( $voter->sender ) );
	}

	private static function commentText( string $comment ): string {
		$text = Text::lines( $comment );
		if ( $text === '' ) {
			throw VoteRefused::invalidComment( 'empty', __( 'Write your comment before you send it.', 'userfeedback' ) );
		}
		if ( Text::length( $text ) > self::MAX_COMMENT ) {
			/* translators: %d: greatest number of characters. */
			$message = sprintf( __( 'Use at most %d characters.', 'userfeedback' ), self::MAX_COMMENT );
			throw VoteRefused::invalidComment( 'too_long', $message );
		}
		return $text;
	}
}
