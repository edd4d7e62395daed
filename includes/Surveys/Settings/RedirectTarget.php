<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Pages\SitePages;

/**
 * Where a redirect leads: a page of this site, which takes precedence, or a URL.
 *
 * @since 0.3.0
 */
final class RedirectTarget {

	public const MAX_URL_LENGTH = 2000;

	private const MAX_LABEL_LENGTH = 500;

	/**
	 * http or https with a host, as in src/survey-model/redirects.ts. Without white space, backslashes and control characters, which browsers
	 * ignore or read as slashes, and without a user name, which looks like a host.
	 */
	private const URL = '~^https?://[\p{L}\p{N}_][\p{L}\p{N}._-]*(?::\d{1,5})?(?:[/?#][^\p{Z}\p{Cc}\p{Cf}\\\\<>"]*)?$~Diu';

	/**
	 * JSON schema of the page; null for none.
	 *
	 * @return array<string, mixed>
	 */
	public static function pageSchema(): array {
		$page = JsonSchema::object(
			[
				'id'    => [
					'type'    => 'integer',
					'minimum' => 1,
				],
				'label' => [
					'type'        => 'string',
					'maxLength'   => self::MAX_LABEL_LENGTH,
					'description' => 'Its title when it was chosen.',
				],
			]
		);
		return [ 'type' => [ 'object', 'null' ] ] + $page;
	}

	/**
	 * JSON schema of the URL; '' for none.
	 *
	 * @return array<string, mixed>
	 */
	public static function urlSchema(): array {
		return [
			'type'      => 'string',
			'maxLength' => self::MAX_URL_LENGTH,
		];
	}

	/**
	 * A sent page with a plain label.
	 *
	 * @param mixed $page Any type: it is not validated yet.
	 */
	public static function normalizedPage( mixed $page ): mixed {
		$label = Cast::at( $page, 'label' );
		return is_array( $page ) && is_string( $label ) ? array_replace( $page, [ 'label' => Text::line( $label ) ] ) : $page;
	}

	/**
	 * A sent URL without surrounding white space.
	 *
	 * @param mixed $url Any type: it is not validated yet.
	 */
	public static function normalizedUrl( mixed $url ): mixed {
		return is_string( $url ) ? trim( $url ) : $url;
	}

	/**
	 * Whether neither a page nor a URL is chosen.
	 */
	public static function isMissing( mixed $page, mixed $url ): bool {
		return $page === null && Cast::string( $url ) === '';
	}

	/**
	 * Error for a missing target.
	 */
	public static function missing( string $field ): FieldError {
		return new FieldError( $field, 'target_required', __( 'Choose a page or enter a URL.', 'userfeedback' ) );
	}

	/**
	 * The URL to which visitors go; '' for none, or if it must not be opened: the page is not published any more, or the stored URL is not valid.
	 *
	 * @since 0.4.0
	 *
	 * @param mixed $page See pageSchema().
	 * @param mixed $url  See urlSchema().
	 */
	public static function url( mixed $page, mixed $url ): string {
		$target = $page === null ? Cast::string( $url ) : SitePages::url( self::pageId( $page ) );
		return self::isUrl( $target ) ? $target : '';
	}

	/**
	 * The id in a stored page; 0 for none.
	 *
	 * @since 0.4.0
	 */
	public static function pageId( mixed $page ): int {
		return Cast::int( Cast::at( $page, 'id' ) );
	}

	/**
	 * Errors of a chosen target: pages that visitors cannot read, and URLs that are not http or https.
	 *
	 * @param string $pageField Field path of the page.
	 * @param string $urlField  Field path of the URL.
	 * @return list<FieldError>
	 */
	public static function errors( mixed $page, mixed $url, string $pageField, string $urlField ): array {
		$errors = [];
		if ( $page !== null && ! SitePages::isReadable( self::pageId( $page ) ) ) {
			$message  = __( 'This page does not exist or is not published. Choose another one.', 'userfeedback' );
			$errors[] = new FieldError( $pageField, 'unknown_page', $message );
		}
		if ( $url !== '' && ! self::isUrl( Cast::string( $url ) ) ) {
			$message  = __( 'Enter a complete URL that starts with https:// or http://.', 'userfeedback' );
			$errors[] = new FieldError( $urlField, 'invalid_url', $message );
		}
		return $errors;
	}

	private static function isUrl( string $url ): bool {
		return preg_match( self::URL, $url ) === 1;
	}
}
