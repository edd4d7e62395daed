<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Responses\ResponseRetention;
use UserFeedback\Responses\VisitorCountry;
use UserFeedback\Settings\RetentionDays;
use UserFeedback\StoredData\Erased;
use UserFeedback\StoredData\Person;
use UserFeedback\StoredData\PersonalData;
use UserFeedback\StoredData\PersonalRecords;
use UserFeedback\StoredData\PersonKey;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\TableSource;

/**
 * Responses with their answers. Partial answers and email addresses are parts of them, so they are exported and erased here.
 *
 * @since 0.7.0
 */
final class ResponsesKind extends SurveyDataKind implements PersonalData {

	public const NAME = 'responses';

	/**
	 * @param Closure(): TableSource       $tables
	 * @param Closure(): ResponseRetention $old
	 * @param Closure(): PersonalResponses $ofPersons
	 * @param Closure(): VisitorCountry    $country
	 */
	public function __construct(
		Closure $tables,
		private readonly Closure $old,
		private readonly Closure $ofPersons,
		private readonly Closure $country
	) {
		parent::__construct( $tables );
	}

	public function name(): string {
		return self::NAME;
	}

	public function label(): string {
		return __( 'Responses', 'userfeedback' );
	}

	public function retention(): array {
		$delete = fn ( ResponseStatus $status ) => fn ( int $days ): int => ( $this->old )()->deleteOld( $status, $days );
		$old    = static fn ( int $days ): int => $delete( ResponseStatus::Publish )( $days ) ?: $delete( ResponseStatus::Trash )( $days );
		return [
			...Retention::after( 'spam', RetentionDays::get( RetentionDays::SPAM ), $delete( ResponseStatus::Spam ) ),
			...Retention::after( 'held', RetentionDays::get( RetentionDays::HELD ), $delete( ResponseStatus::Held ) ),
			...Retention::after( 'old', RetentionDays::get( RetentionDays::RESPONSES ), $old ),
		];
	}

	/** By the address in an answer, or the account. */
	public function personKeys(): array {
		return [ PersonKey::Email, PersonKey::User ];
	}

	public function ofPerson( Person $person, ?string $after, int $limit ): PersonalRecords {
		return ( $this->ofPersons )()->after( $person, (int) $after, $limit );
	}

	public function erase( Person $person, int $limit ): Erased {
		return ( $this->ofPersons )()->erase( $person, $limit );
	}

	public function privacy(): PrivacyText {
		return new PrivacyText(
			self::heading(),
			[
				[
					__( 'When you answer a survey on this site, we store your answers, including comments, and the date and time.', 'userfeedback' ),
					__( 'We store how long you took.', 'userfeedback' ),
					__( 'We also store the address and title of the page on which you answered.', 'userfeedback' ),
					__( 'We store the type of browser, operating system and device that you used, for example Firefox on Android.', 'userfeedback' ),
					__( 'Where a survey is in several languages, we store in which one you saw it.', 'userfeedback' ),
					...$this->countrySentences(),
					__( 'We store your IP address without its last part (anonymized).', 'userfeedback' ),
					__( 'We do not store which user account you are logged in with.', 'userfeedback' ),
				],
				[
					__( 'To recognize automated submissions, we count how many requests come from the same network.', 'userfeedback' ),
					__( 'For this we store a hash of your IP address, made with a secret key of this site.', 'userfeedback' ),
					__( 'It is deleted within two days.', 'userfeedback' ),
				],
				[
					__( 'We count how often a survey was shown, started and answered.', 'userfeedback' ),
					__( 'These counts contain no data about you.', 'userfeedback' ),
				],
				[
					...PrivacyText::kept(
						RetentionDays::get( RetentionDays::RESPONSES ),
						__( 'We keep your answers until we delete them.', 'userfeedback' ),
						/* translators: %s: number of days. */
						__( 'We delete your answers after this many days: %s.', 'userfeedback' )
					),
					...PrivacyText::kept(
						RetentionDays::get( RetentionDays::SPAM ),
						__( 'We keep answers that were marked as spam until we delete them.', 'userfeedback' ),
						/* translators: %s: number of days, more than one. */
						__( 'Answers that were marked as spam are deleted after %s days.', 'userfeedback' )
					),
					PrivacyText::days(
						/* translators: %s: number of days, more than one. */
						__( 'Answers held back because of their network or site are deleted after %s days, unless we count them.', 'userfeedback' ),
						RetentionDays::get( RetentionDays::HELD )
					),
				],
				[
					__( 'You can have your answers deleted by the identifier that your browser keeps of them, without an account.', 'userfeedback' ),
				],
			]
		);
	}

	/**
	 * @return list<string>
	 */
	private function countrySentences(): array {
		return ( $this->country )()->isAvailable() ? [
			__( 'We store the country that your connection comes from, which our server finds without asking anybody else.', 'userfeedback' ),
			__( 'Where a survey is for some countries, your browser keeps the country until you close the tab.', 'userfeedback' ),
		] : [];
	}
}
