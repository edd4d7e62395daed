<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\RestController;
use UserFeedback\Surveys\SentQuestions;
use WP_REST_Response;

/**
 * REST: the survey templates.
 *
 * @since 0.1.0
 */
final class TemplatesController extends RestController {

	/** @var string */
	protected $rest_base = 'survey-templates';

	public function __construct( private readonly TemplateCatalogue $templates ) {}

	public function register_routes(): void {
		// GET survey-templates: all templates.
		$this->addRoute(
			$this->rest_base,
			[ self::endpoint( 'GET', $this->list( ... ), $this->requires( Capability::EDIT_SURVEYS ) ) ],
			TemplateSchema::template( ... )
		);
	}

	private function list(): WP_REST_Response {
		return $this->answer( fn () => array_map( $this->item( ... ), $this->templates->all() ) );
	}

	/**
	 * @return array<string, mixed> In the shape of TemplateSchema::template().
	 */
	private function item( Template $template ): array {
		return [
			'key'             => $template->key,
			'name'            => $template->name,
			'description'     => $template->description,
			'group'           => $template->group,
			'type'            => $template->type,
			'is_available'    => $this->templates->isAvailable( $template ),
			'required_addons' => TemplateCatalogue::requiredAddOns( $template ),
			'question_types'  => $template->questionTypes(),
			'config'          => [ 'questions' => SentQuestions::toArray( $template->questions ) ],
		];
	}
}
