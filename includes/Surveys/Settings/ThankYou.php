<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;

/**
 * The message after the last question.
 *
 * @since 0.1.0
 */
final class ThankYou extends JsonSection {

	public const MAX_LENGTH = 2000;

	public function path(): string {
		return 'settings.thank_you';
	}

	public function schema(): array {
		return JsonSchema::object(
			[
				'type'    => JsonSchema::word( [ 'message' ] ),
				'message' => [
					'type'      => 'string',
					'maxLength' => self::MAX_LENGTH,
				],
			]
		);
	}

	/**
	 * The default message in the current language (specification, widget 4).
	 */
	public static function message(): string {
		return __( 'Thanks for your feedback!', 'userfeedback' );
	}

	protected function default(): mixed {
		return [
			'type'    => 'message',
			'message' => self::message(),
		];
	}

	/**
	 * Stored with a new survey, so that its language does not depend on the reader (decision 0021).
	 */
	public function initial(): mixed {
		return $this->default();
	}

	public function normalize( mixed $value ): mixed {
		if ( ! is_array( $value ) || ! is_string( $value['message'] ?? null ) ) {
			return $value;
		}
		$message = Text::lines( $value['message'] );
		return array_replace( $value, [ 'message' => $message === '' ? self::message() : $message ] );
	}

	public function features(): array {
		return [ 'message' => Feature::ThankYouMessage ];
	}

	public function uses( string $field, mixed $before, mixed $after ): bool {
		$message = Cast::string( Cast::at( $after, 'message' ) );
		return $message !== Cast::at( $before, 'message' ) && ! self::isDefault( $message );
	}

	public function visitorSchema(): array {
		return $this->schema();
	}

	/**
	 * Whether a message is the default in any language of this site, because owners may use different ones.
	 */
	private static function isDefault( string $message ): bool {
		if ( $message === self::message() ) {
			return true;
		}
		foreach ( [ 'en_US', ...get_available_languages() ] as $locale ) {
			if ( switch_to_locale( $locale ) ) {
				$text = self::message();
				restore_previous_locale();
				if ( $message === $text ) {
					return true;
				}
			}
		}
		return false;
	}
}
