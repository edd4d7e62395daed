<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\RestController;
use WP_REST_Response;

/**
 * REST: the survey templates.
 *
 * @since 0.1.0
 */
final class TemplatesController extends RestController {

	/** @var string */
	protected $rest_base = 'survey-templates';

	public function __construct(
		private readonly TemplateCatalogue $templates,
		private readonly TemplatePresenter $presenter
	) {}

	public function register_routes(): void {
		// GET survey-templates: all templates.
		$this->addRoute(
			$this->rest_base,
			[ self::endpoint( 'GET', $this->list( ... ), $this->requires( Capability::EDIT_SURVEYS ) ) ],
			static fn () => JsonSchema::listOf( TemplateSchema::template() )
		);
	}

	private function list(): WP_REST_Response {
		return $this->answer( fn () => array_map( $this->presenter->template( ... ), $this->templates->all() ) );
	}
}
