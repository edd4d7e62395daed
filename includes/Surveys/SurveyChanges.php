<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * What a client sent for a survey, tidied and accepted by its schema.
 *
 * @phpstan-type Fields array{title?: string, type?: string, status?: string, template?: string, questions?: list<Question>}
 * @since 0.1.0
 */
final class SurveyChanges {

	/**
	 * @param Fields                      $fields   The fields that were sent, named as the properties of Survey.
	 * @param array<string, mixed>        $settings The setting sections that were sent, by path.
	 * @param list<array{string, string}> $unknown  Group and name of the sections that were sent and are not registered.
	 */
	public function __construct(
		public readonly array $fields,
		public readonly array $settings,
		public readonly array $unknown
	) {}
}
