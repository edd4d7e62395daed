<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;

/**
 * What an email says about the site that sends it, and the language it is in.
 *
 * @since 0.7.0
 */
final class MailSite {

	/**
	 * @param string $name     Of the site, plain text.
	 * @param string $url      Of its front page.
	 * @param string $language For the attribute lang.
	 * @param bool   $isRtl    Whether that language is written from right to left.
	 * @param string $image    URL of the header image; '' for none.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $url,
		public readonly string $language,
		public readonly bool $isRtl,
		public readonly string $image
	) {}

	/**
	 * This site in the current language.
	 */
	public static function current(): self {
		$url  = home_url( '/' );
		// WordPress stores the name with HTML entities.
		$name = Text::line( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		return new self(
			$name === '' ? (string) wp_parse_url( $url, PHP_URL_HOST ) : $name,
			$url,
			get_bloginfo( 'language' ),
			is_rtl(),
			MailSettings::headerImage()
		);
	}
}
