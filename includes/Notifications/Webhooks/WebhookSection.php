<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Settings\JsonSection;

/**
 * The URL that is to receive new responses, and the secret that signs them. Nothing is sent to it yet (decision 0031).
 *
 * @since 0.3.0
 */
final class WebhookSection extends JsonSection {

	private const MAX_URL_LENGTH    = 2000;
	private const MIN_SECRET_LENGTH = 16;
	private const MAX_SECRET_LENGTH = 100;

	private const SECRET_PREFIX = 'whsec_';
	private const SECRET_BYTES  = 24;

	public function path(): string {
		return 'notifications.webhook';
	}

	public function schema(): array {
		return JsonSchema::object(
			[
				'active' => JsonSchema::YES_NO,
				'url'    => [
					'type'        => 'string',
					'maxLength'   => self::MAX_URL_LENGTH,
					'description' => 'http or https, on a public host; empty for none.',
				],
				'secret' => [
					'type'        => 'string',
					'maxLength'   => self::MAX_SECRET_LENGTH,
					'description' => 'Signs what is sent. If it is empty and there is a URL, the server makes a new one.',
				],
			]
		);
	}

	protected function default(): mixed {
		return [
			'active' => false,
			'url'    => '',
			'secret' => '',
		];
	}

	/**
	 * A duplicate has no webhook: the receiver knows a survey by its secret.
	 */
	public function isCopied(): bool {
		return false;
	}

	/**
	 * A URL without surrounding white space, and a secret of one line without control characters: what its owner sees. A missing secret is empty.
	 */
	public function normalize( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$value += [ 'secret' => '' ];
		if ( is_string( $value['url'] ?? null ) ) {
			$value['url'] = trim( $value['url'] );
		}
		if ( is_string( $value['secret'] ) ) {
			$value['secret'] = Text::line( $value['secret'] );
		}
		return $value;
	}

	public function errors( mixed $value ): array {
		$url    = Cast::string( Cast::at( $value, 'url' ) );
		$reason = $url === '' ? null : WebhookUrl::problem( $url );
		$errors = $reason === null ? [] : [ new FieldError( 'url', 'invalid_url', $reason ) ];
		$length = strlen( Cast::string( Cast::at( $value, 'secret' ) ) );
		if ( $length > 0 && $length < self::MIN_SECRET_LENGTH ) {
			/* translators: %d: number of characters. */
			$message  = __( 'A signing secret has at least %d characters. Leave it empty to get a new one.', 'userfeedback' );
			$errors[] = new FieldError( 'secret', 'too_short', sprintf( $message, self::MIN_SECRET_LENGTH ) );
		}
		return $errors;
	}

	/**
	 * Makes a secret for a URL that has none.
	 */
	public function write( Survey $survey, mixed $value ): Survey {
		if ( is_array( $value ) && ( $value['url'] ?? '' ) !== '' && ( $value['secret'] ?? '' ) === '' ) {
			$value['secret'] = self::SECRET_PREFIX . bin2hex( random_bytes( self::SECRET_BYTES ) );
		}
		return parent::write( $survey, $value );
	}

	public function features(): array {
		return [
			'active' => Feature::Webhooks,
			'url'    => Feature::Webhooks,
			'secret' => Feature::Webhooks,
		];
	}

	/**
	 * Where answers go, and the secret.
	 */
	public function masked( mixed $value ): mixed {
		$hidden = [
			'url'    => '',
			'secret' => '',
		];
		return is_array( $value ) ? array_replace( $value, $hidden ) : $value;
	}
}
