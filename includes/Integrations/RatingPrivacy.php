<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\HeldBack;

/**
 * What the privacy policy says about ratings of posts (PrivacyPolicy). Change it together with what is stored.
 *
 * @since 0.6.0
 */
final class RatingPrivacy {

	/**
	 * The heading of the section, translated.
	 */
	public static function heading(): string {
		return __( 'What we store when you rate a page', 'userfeedback' );
	}

	/**
	 * @return list<list<string>> Paragraphs of sentences, translated.
	 */
	public static function paragraphs(): array {
		return [
			[
				__( 'When you rate a page of this site, we store your rating, and the date and time.', 'userfeedback' ),
				__( 'If you write a private comment with it, we store the comment. Only the people who manage this site read it.', 'userfeedback' ),
			],
			[
				__( 'So that each visitor counts once, we store a code instead of your IP address, browser and languages.', 'userfeedback' ),
				__( 'The code is another one for each page. It is made with secret keys of this site.', 'userfeedback' ),
				__( 'One of the keys is replaced every 30 days. After that, nobody can find out your IP address from the code.', 'userfeedback' ),
			],
			[
				__( 'After your first rating, the cookie “userfeedback-rater” holds a code with which you can change your ratings.', 'userfeedback' ),
				__( 'It is kept for 365 days after your last rating.', 'userfeedback' ),
			],
			[
				__( 'We keep your ratings until we delete them or the page.', 'userfeedback' ),
				__( 'Ratings that look like those of a program are deleted after 30 days.', 'userfeedback' ),
				self::heldBack(),
			],
		];
	}

	private static function heldBack(): string {
		/* translators: %s: number of days, more than one. */
		$text = __( 'Ratings held back because too many came from one network are deleted after %s days, unless we count them.', 'userfeedback' );
		return sprintf( $text, number_format_i18n( HeldBack::DAYS ) );
	}
}
