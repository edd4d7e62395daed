<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Translations;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\RestController;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST: translations of a survey's texts as an AI service suggests them.
 *
 * @phpstan-import-type TextToTranslate from SuggestionPrompt
 * @since 0.7.0
 */
final class SuggestionsController extends RestController {

	/** @var string */
	protected $rest_base = 'surveys/translations/suggestions';

	public function __construct( private readonly SuggestionService $suggestions ) {}

	public function register_routes(): void {
		// POST surveys/translations/suggestions: asks the service. Without the id of a survey: the builder's texts may not be stored yet.
		$arguments = self::arguments( SuggestionsSchema::input() );
		$post      = self::endpoint( 'POST', $this->suggest( ... ), $this->requires( Capability::EDIT_SURVEYS ), $arguments );
		$this->addRoute( $this->rest_base, [ $post ], SuggestionsSchema::answer( ... ) );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function suggest( WP_REST_Request $request ): WP_REST_Response {
		/** @var list<TextToTranslate> $texts */
		$texts = array_values( (array) $request['texts'] );
		$from  = Cast::string( $request['source_locale'] );
		$to    = Cast::string( $request['locale'] );
		return $this->answer( fn () => $this->suggestions->suggest( $texts, $from, $to, get_current_user_id() ) );
	}
}
