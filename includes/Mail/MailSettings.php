<?php

declare( strict_types=1 );

namespace UserFeedback\Mail;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Settings\SettingFields;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\ImageSources;
use UserFeedback\Surveys\QuestionTypes\LibraryImage;

/**
 * The plugin's settings of emails. Every plan has them.
 *
 * @since 0.7.0
 */
final class MailSettings implements SettingFields {

	/** Who gets the weekly summary: addresses, separated by commas. */
	public const RECIPIENTS = 'notifications_recipients';

	/** URL of an image of the media library; '' for none. */
	public const HEADER_IMAGE = 'notifications_header_image';

	/** Whether emails are HTML, with the plain text beside it: all emails of the plugin, though its name says otherwise. */
	public const IS_HTML = 'summaries_html_template';

	/** Whether there is no weekly summary. */
	public const SUMMARIES_DISABLED = 'summaries_disabled';

	/** Addresses that have unsubscribed from the weekly summary. */
	public const UNSUBSCRIBED = 'summaries_unsubscribed';

	/** Characters. */
	private const MAX_LENGTH = 2000;

	/** More addresses than RECIPIENTS can hold. */
	public const MAX_UNSUBSCRIBED = 500;

	/**
	 * The addresses of the weekly summary, also those that have unsubscribed.
	 *
	 * @return list<string>
	 */
	public static function recipients(): array {
		return AddressList::addresses( Cast::string( self::usable( self::RECIPIENTS, Settings::loaded() ) ) );
	}

	/**
	 * URL of the header image; '' for none, also when it is not in this site's media library any more.
	 */
	public static function headerImage(): string {
		$image = Cast::string( self::usable( self::HEADER_IMAGE, Settings::loaded() ) );
		return LibraryImage::isAllowed( $image ) ? $image : '';
	}

	/**
	 * Whether emails are HTML.
	 */
	public static function isHtml(): bool {
		return self::usable( self::IS_HTML, Settings::loaded() ) === true;
	}

	/**
	 * Whether there is no weekly summary.
	 */
	public static function areSummariesDisabled(): bool {
		return self::usable( self::SUMMARIES_DISABLED, Settings::loaded() ) === true;
	}

	/**
	 * The addresses that have unsubscribed from the weekly summary.
	 *
	 * @return list<string>
	 */
	public static function unsubscribed(): array {
		return self::strings( Settings::loaded()->value( self::UNSUBSCRIBED ) );
	}

	public function schemas(): array {
		$address = [
			'type'      => 'string',
			'maxLength' => AddressList::MAX_ADDRESS,
		];
		return [
			self::RECIPIENTS         => [
				'type'        => 'string',
				'maxLength'   => self::MAX_LENGTH,
				'description' => 'Who gets the weekly summary: email addresses, separated by commas.',
			],
			self::HEADER_IMAGE       => [
				'type'        => 'string',
				'format'      => 'library-image',
				'maxLength'   => self::MAX_LENGTH,
				'pattern'     => '^(https?://.+)?$(?!\n)',
				'description' => 'URL of an image of the media library, at the top of HTML emails; empty for none.',
			],
			self::IS_HTML            => JsonSchema::described( JsonSchema::YES_NO, 'Whether emails of the plugin are HTML; otherwise plain text.' ),
			self::SUMMARIES_DISABLED => JsonSchema::described( JsonSchema::YES_NO, 'Whether there is no weekly summary.' ),
			self::UNSUBSCRIBED       => JsonSchema::described(
				JsonSchema::listOf( $address ) + [ 'maxItems' => self::MAX_UNSUBSCRIBED ],
				'Addresses that have unsubscribed from the weekly summary. Entries may be removed, not added.'
			),
		];
	}

	public function read( Settings $settings ): array {
		$values = [];
		foreach ( array_keys( $this->schemas() ) as $name ) {
			$values[ $name ] = self::usable( $name, $settings );
		}
		return $values;
	}

	public function normalize( array $sent ): array {
		$recipients = $sent[ self::RECIPIENTS ] ?? null;
		if ( is_array( $recipients ) && array_filter( $recipients, is_string( ... ) ) === $recipients ) {
			$sent[ self::RECIPIENTS ] = implode( ', ', $recipients );
		}
		return $sent;
	}

	/**
	 * What is stored is not checked again: the site's own address may be none.
	 */
	public function errors( array $before, array $after ): array {
		$errors = ImageSources::logoErrors( $before[ self::HEADER_IMAGE ], $after[ self::HEADER_IMAGE ], self::HEADER_IMAGE );
		if ( $after[ self::RECIPIENTS ] !== $before[ self::RECIPIENTS ] ) {
			array_push( $errors, ...AddressList::errors( Cast::string( $after[ self::RECIPIENTS ] ), self::RECIPIENTS ) );
		}
		if ( array_diff( self::strings( $after[ self::UNSUBSCRIBED ] ), self::strings( $before[ self::UNSUBSCRIBED ] ) ) !== [] ) {
			$message  = __( 'Only recipients themselves can unsubscribe. You can only remove addresses from this list.', 'userfeedback' );
			$errors[] = new FieldError( self::UNSUBSCRIBED, 'not_unsubscribed', $message );
		}
		return $errors;
	}

	public function used( array $before, array $after ): array {
		return [];
	}

	/**
	 * A stored value if it has the right type, otherwise the default: the option may have been changed by hand.
	 */
	private static function usable( string $name, Settings $settings ): mixed {
		$value = $settings->value( $name );
		return match ( $name ) {
			self::RECIPIENTS => is_string( $value ) ? $value : Cast::string( get_option( 'admin_email' ) ),
			self::HEADER_IMAGE => Cast::string( $value ),
			self::IS_HTML => is_bool( $value ) ? $value : true,
			self::SUMMARIES_DISABLED => $value === true,
			default => self::strings( $value ),
		};
	}

	/**
	 * @return list<string>
	 */
	private static function strings( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : [];
	}
}
