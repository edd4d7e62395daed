<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\SentQuestions;

/**
 * Converts templates to the REST API's format.
 *
 * @since 0.7.0
 */
final class TemplatePresenter {

	public function __construct( private readonly TemplateCatalogue $templates ) {}

	/**
	 * @return array<string, mixed> In the shape of TemplateSchema::template().
	 */
	public function template( Template $template ): array {
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
