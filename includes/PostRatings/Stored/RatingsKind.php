<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\PostRatings\Votes\StoredRating;
use UserFeedback\Settings\RetentionDays;
use UserFeedback\StoredData\Erased;
use UserFeedback\StoredData\Kind;
use UserFeedback\StoredData\Person;
use UserFeedback\StoredData\PersonalData;
use UserFeedback\StoredData\PersonalRecords;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\TableSource;
use UserFeedback\Support\Lazy;

/**
 * Ratings of posts with their private comments. Who rated is a code that changes, so nobody's ratings can be
 * found; comments that mention an address are erased.
 *
 * @since 0.7.0
 */
final class RatingsKind implements Kind, PersonalData {

	public const NAME = 'ratings';

	/**
	 * @param Closure(): TableSource      $tables
	 * @param Closure(): RatingModeration $moderation
	 */
	public function __construct(
		#[Lazy( RatingTables::class )] private readonly Closure $tables,
		#[Lazy( RatingModeration::class )] private readonly Closure $moderation,
		private readonly FeatureGate $gate
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function label(): string {
		return __( 'Post ratings', 'userfeedback' );
	}

	public function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	public function features(): array {
		return [ Feature::PostRatings, Feature::Exports ];
	}

	public function tables(): TableSource {
		return ( $this->tables )();
	}

	public function personKeys(): array {
		return [];
	}

	public function retention(): array {
		$delete = fn ( string $status ) => fn ( int $days ): int => ( $this->moderation )()->deleteOld( $status, $days );
		return [
			...Retention::after( 'spam', RetentionDays::get( RetentionDays::SPAM ), $delete( StoredRating::SPAM ) ),
			...Retention::after( 'held', RetentionDays::get( RetentionDays::HELD ), $delete( StoredRating::HELD ) ),
			...Retention::after( 'old', RetentionDays::get( RetentionDays::RATINGS ), $delete( StoredRating::PUBLISH ) ),
		];
	}

	/** Nobody knows whose ratings they are. */
	public function ofPerson( Person $person, ?string $after, int $limit ): PersonalRecords {
		return PersonalRecords::none();
	}

	public function erase( Person $person, int $limit ): Erased {
		return Erased::upTo( $limit, ( $this->moderation )()->deleteMentions( $person, $limit ) );
	}

	public function privacy(): ?PrivacyText {
		return ! $this->gate->keeps( Feature::PostRatings ) ? null : new PrivacyText(
			__( 'What we store when you rate a page', 'userfeedback' ),
			[
				[
					__( 'When you rate a page of this site, we store your rating, and the date and time.', 'userfeedback' ),
					__(
						'If you write a private comment with it, we store the comment. Only the people who manage this site read it.',
						'userfeedback'
					),
				],
				[
					__( 'So that each visitor counts once, we store a code instead of your IP address, browser and languages.', 'userfeedback' ),
					__( 'The code is another one for each page. It is made with secret keys of this site.', 'userfeedback' ),
					__(
						'One of the keys is replaced every 30 days. After that, nobody can find out your IP address from the code.',
						'userfeedback'
					),
				],
				[
					__(
						'After your first rating, the cookie “userfeedback-rater” holds a code with which you can change your ratings.',
						'userfeedback'
					),
					__( 'It is kept for 365 days after your last rating.', 'userfeedback' ),
				],
				[
					...PrivacyText::kept(
						RetentionDays::get( RetentionDays::RATINGS ),
						__( 'We keep your ratings until we delete them or the page.', 'userfeedback' ),
						/* translators: %s: number of days. */
						__( 'We delete your ratings with the page, or after this many days: %s.', 'userfeedback' )
					),
					...PrivacyText::kept(
						RetentionDays::get( RetentionDays::SPAM ),
						__( 'We keep ratings that look like those of a program until we delete them.', 'userfeedback' ),
						/* translators: %s: number of days, more than one. */
						__( 'Ratings that look like those of a program are deleted after %s days.', 'userfeedback' )
					),
					PrivacyText::days(
						/* translators: %s: number of days, more than one. */
						__(
							'Ratings held back because too many came from one network are deleted after %s days, unless we count them.',
							'userfeedback'
						),
						RetentionDays::get( RetentionDays::HELD )
					),
				],
			]
		);
	}
}
