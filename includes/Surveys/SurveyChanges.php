<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Changes that a client sent for a survey, normalised and valid for the schema.
 *
 * @phpstan-type Fields array{title?: string, type?: string, status?: string, template?: string, questions?: list<Question>}
 * @since 0.1.0
 */
final class SurveyChanges {

	/**
	 * @param Fields                      $fields   Sent fields, named as the properties of Survey.
	 * @param array<string, mixed>        $settings Sent setting sections by path.
	 * @param list<array{string, string}> $unknown  Group and name of sent sections that are not registered.
	 */
	public function __construct(
		public readonly array $fields,
		public readonly array $settings,
		public readonly array $unknown
	) {}
}
