<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\JsonSection;
use UserFeedback\Surveys\Settings\PublishRules;

/**
 * The URL that receives new responses. Its secret is no setting: WebhookRepository has it.
 *
 * @since 0.3.0
 */
final class WebhookSection extends JsonSection implements PublishRules {

	/** @since 0.7.0 */
	public const PATH = 'notifications.webhook';

	private const MAX_URL_LENGTH = 2000;

	/** A member that earlier versions stored and files of them have. */
	private const FORMER_SECRET = 'secret';

	public function path(): string {
		return self::PATH;
	}

	public function schema(): array {
		return JsonSchema::object(
			[
				'active' => JsonSchema::YES_NO,
				'url'    => [
					'type'        => 'string',
					'maxLength'   => self::MAX_URL_LENGTH,
					'description' => 'https, on a public host; empty for none.',
				],
			]
		);
	}

	protected function default(): mixed {
		return [
			'active' => false,
			'url'    => '',
		];
	}

	public function read( Survey $survey ): mixed {
		return self::withoutSecret( parent::read( $survey ) );
	}

	/**
	 * Where a survey's responses are sent; '' for nowhere.
	 *
	 * @since 0.7.0
	 */
	public function url( Survey $survey ): string {
		return Cast::string( Cast::at( $this->read( $survey ), 'url' ) );
	}

	/**
	 * Whether its owner has turned it on.
	 *
	 * @since 0.7.0
	 */
	public function isActive( Survey $survey ): bool {
		return Cast::at( $this->read( $survey ), 'active' ) === true;
	}

	/**
	 * A duplicate has no webhook: the receiver knows a survey by its secret.
	 */
	public function isCopied(): bool {
		return false;
	}

	/**
	 * A URL without surrounding white space: what its owner sees.
	 */
	public function normalize( mixed $value ): mixed {
		if ( is_array( $value ) && is_string( $value['url'] ?? null ) ) {
			$value['url'] = trim( $value['url'] );
		}
		return self::withoutSecret( $value );
	}

	public function errors( mixed $value ): array {
		$url    = Cast::string( Cast::at( $value, 'url' ) );
		$reason = $url === '' ? null : WebhookUrl::problem( $url );
		return $reason === null ? [] : [ new FieldError( 'url', 'invalid_url', $reason ) ];
	}

	/**
	 * A webhook that is on needs a URL.
	 */
	public function publishErrors( mixed $value ): array {
		return Cast::at( $value, 'active' ) === true && Cast::at( $value, 'url' ) === ''
			? [ new FieldError( 'url', 'missing_url', __( 'Enter the URL that receives the responses, or turn the webhook off.', 'userfeedback' ) ) ]
			: [];
	}

	public function features(): array {
		return [
			'active' => Feature::Webhooks,
			'url'    => Feature::Webhooks,
		];
	}

	/**
	 * Where answers go, and with it that they do: a webhook that is on and has no URL is an error.
	 */
	public function masked( mixed $value ): mixed {
		return is_array( $value ) ? array_replace( $value, (array) $this->default() ) : $value;
	}

	private static function withoutSecret( mixed $value ): mixed {
		return is_array( $value ) ? array_diff_key( $value, [ self::FORMER_SECRET => true ] ) : $value;
	}
}
