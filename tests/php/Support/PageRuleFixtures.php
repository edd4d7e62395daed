<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Model\Survey;

/**
 * Published surveys with page rules, for classes that use SurveyFixtures.
 */
trait PageRuleFixtures {

	/**
	 * A published survey for the pages that fulfil rules.
	 *
	 * @param list<array{type: string, operator: string, data: mixed}> $rules
	 * @param array<string, mixed>                                     $changes Replace fields of surveyInput().
	 */
	protected function targetedSurvey( array $rules, array $changes = [] ): Survey {
		$targeting = [
			'devices'    => [ 'desktop', 'tablet', 'mobile' ],
			'pages'      => 'custom',
			'page_rules' => $rules,
		];
		return $this->publishedSurvey( $changes + [ 'settings' => [ 'targeting' => $targeting ] ] );
	}

	/**
	 * @param string|list<string> $data The text, or the ids of choices.
	 * @return array{type: string, operator: string, data: mixed}
	 */
	protected function rule( string $type, string|array $data, string $operator = '&&' ): array {
		$choice = static fn ( string $id ) => [
			'id'    => $id,
			'label' => "Label of $id",
		];
		return [
			'type'     => $type,
			'operator' => $operator,
			'data'     => is_array( $data ) ? array_map( $choice, $data ) : $data,
		];
	}
}
