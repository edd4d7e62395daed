<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Provider;

defined( 'ABSPATH' ) || exit;

use WordPress\AiClient\AiClient as Registry;
use WordPress\AiClient\Results\DTO\GenerativeAiResult;
use WP_AI_Client_Prompt_Builder;
use WP_Error;

/**
 * WordPress' own AI client (WordPress 7.0): it holds the services and their keys, which the owner enters under Settings > Connectors.
 *
 * isConfigured() and ask() send requests, also to learn which models there are. They are called only when somebody asks for what a service makes.
 *
 * @since 0.5.0
 */
final class AiClient {

	private const TOO_MANY = 429;
	private const DENIED   = [ 401, 403 ];

	/**
	 * Whether the owner has set up a service. Sends no request, so it is not known whether the service answers and writes text.
	 */
	public function hasService(): bool {
		if ( ! function_exists( 'wp_ai_client_prompt' ) || ! wp_supports_ai() || self::services() === [] ) {
			return false;
		}
		/**
		 * Filters whether the AI service that is set up in WordPress is used: for summaries, which are made on this site otherwise, and for suggested
		 * translations.
		 *
		 * @since 0.5.0
		 *
		 * @param bool $use Default true.
		 */
		return (bool) apply_filters( 'userfeedback_use_ai_service', true );
	}

	/**
	 * Whether there is a service that writes text. Asks the services.
	 *
	 * @throws ClientFailed When one is set up and cannot be asked.
	 */
	public function isConfigured(): bool {
		if ( ! $this->hasService() ) {
			return false;
		}
		if ( wp_ai_client_prompt( 'text' )->is_supported_for_text_generation() ) {
			return true;
		}
		foreach ( self::services() as $service ) {
			if ( ! Registry::defaultRegistry()->isProviderConfigured( $service ) ) {
				throw ClientFailed::unreachable();
			}
		}
		return false;
	}

	/**
	 * Asks a question.
	 *
	 * @return array{text: string, provider: string} What it answered, and the name of service and model.
	 * @throws ClientFailed When it does not answer.
	 */
	public function ask( Prompt $prompt ): array {
		$result = self::builder( $prompt )->generate_text_result();
		if ( $result instanceof WP_Error ) {
			throw self::failure( $result );
		}
		/** @var GenerativeAiResult $result */
		return [
			'text'     => implode( '', $result->toTexts() ),
			'provider' => $result->getProviderMetadata()->getName() . ' (' . $result->getModelMetadata()->getName() . ')',
		];
	}

	/**
	 * Asks for JSON where a model can be told so; the others are told in the prompt only.
	 */
	private static function builder( Prompt $prompt ): WP_AI_Client_Prompt_Builder {
		$plain = static fn () => wp_ai_client_prompt( $prompt->data )->using_system_instruction( $prompt->system );
		$json  = $plain()->as_output_mime_type( 'application/json' );
		return $json->is_supported_for_text_generation() ? $json : $plain();
	}

	/**
	 * Services that have a key, or need none.
	 *
	 * @return list<string>
	 */
	private static function services(): array {
		$registry = Registry::defaultRegistry();
		$hasKey   = static fn ( string $id ) => $registry->getProviderRequestAuthentication( $id ) !== null
			|| $registry->getProviderClassName( $id )::metadata()->getAuthenticationMethod() === null;
		return array_values( array_filter( $registry->getRegisteredProviderIds(), $hasKey ) );
	}

	private static function failure( WP_Error $error ): ClientFailed {
		$data   = $error->get_error_data();
		$status = is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 0;
		return match ( true ) {
			$status === self::TOO_MANY                     => ClientFailed::limited(),
			in_array( $status, self::DENIED, true )        => ClientFailed::refused(),
			// The service answered, but not as its protocol says: a page instead of JSON.
			$error->get_error_code() === 'prompt_builder_error' => ClientFailed::unreadable(),
			default                                        => ClientFailed::unreachable(),
		};
	}
}
