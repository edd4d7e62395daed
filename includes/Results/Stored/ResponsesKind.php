<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Responses\HeldBack;
use UserFeedback\Responses\ResponseRetention;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\TableSource;

/**
 * Responses with their answers.
 *
 * @since 0.7.0
 */
final class ResponsesKind extends SurveyDataKind {

	public const NAME = 'responses';

	/**
	 * @param Closure(): TableSource       $tables
	 * @param Closure(): ResponseRetention $old
	 */
	public function __construct( Closure $tables, private readonly Closure $old ) {
		parent::__construct( $tables );
	}

	public function name(): string {
		return self::NAME;
	}

	public function label(): string {
		return __( 'Responses', 'userfeedback' );
	}

	public function retention(): array {
		return [
			new Retention( 'spam', ResponseRetention::SPAM_DAYS, fn ( int $days ) => ( $this->old )()->deleteOld( ResponseStatus::Spam, $days ) ),
			new Retention( 'held', HeldBack::DAYS, fn ( int $days ) => ( $this->old )()->deleteOld( ResponseStatus::Held, $days ) ),
		];
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
					__( 'We keep your answers until we delete them.', 'userfeedback' ),
					PrivacyText::days(
						/* translators: %s: number of days, more than one. */
						__( 'Answers that were marked as spam are deleted after %s days.', 'userfeedback' ),
						ResponseRetention::SPAM_DAYS
					),
					PrivacyText::days(
						/* translators: %s: number of days, more than one. */
						__( 'Answers held back because of their network or site are deleted after %s days, unless we count them.', 'userfeedback' ),
						HeldBack::DAYS
					),
				],
			]
		);
	}
}
