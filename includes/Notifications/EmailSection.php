<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Settings\JsonSection;

/**
 * Who gets an email about new responses.
 *
 * @since 0.1.0
 */
final class EmailSection extends JsonSection {

	private const MAX_LENGTH = 2000;

	public function path(): string {
		return 'notifications.email';
	}

	public function schema(): array {
		return JsonSchema::object(
			[
				'active'    => JsonSchema::YES_NO,
				'addresses' => [
					'type'        => 'string',
					'maxLength'   => self::MAX_LENGTH,
					'description' => 'E-mail addresses, separated by commas.',
				],
			]
		);
	}

	protected function default(): mixed {
		return [
			'active'    => false,
			'addresses' => Cast::string( get_option( 'admin_email' ) ),
		];
	}

	/**
	 * Stored: the recipients stay when the site's address changes.
	 */
	public function initial(): mixed {
		return $this->default();
	}

	/**
	 * As it came: what is no address is refused, not corrected.
	 */
	public function normalize( mixed $value ): mixed {
		return $value;
	}

	public function errors( mixed $value ): array {
		$errors = [];
		foreach ( EmailAddresses::split( Cast::string( Cast::at( $value, 'addresses' ) ) ) as $address ) {
			if ( is_email( $address ) === false ) {
				/* translators: %s: what was entered as an email address. */
				$message  = sprintf( __( '“%s” is not an email address. Correct or remove it.', 'userfeedback' ), Text::line( $address ) );
				$errors[] = new FieldError( 'addresses', 'invalid_email', $message );
			}
		}
		return $errors;
	}

	/**
	 * None: every plan has the plain email about a response.
	 */
	public function features(): array {
		return [];
	}

	public function masked( mixed $value ): mixed {
		return is_array( $value ) ? [ 'addresses' => '' ] + $value : $value;
	}
}
