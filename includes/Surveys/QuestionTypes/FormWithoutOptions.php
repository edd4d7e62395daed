<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * Base class of question types without options from the owner.
 *
 * @since 0.1.0
 */
abstract class FormWithoutOptions implements QuestionForm {

	/**
	 * @return array{type: string, properties: array<string, array<string, mixed>>, additionalProperties: bool}
	 */
	public function configSchema(): array {
		return [
			'type'                 => 'object',
			'properties'           => [
				'options' => [
					'description' => 'Always empty; the builder sends it for every type.',
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
					'maxItems'    => 0,
				],
			],
			'additionalProperties' => false,
		];
	}

	public function settingsSchema(): array {
		return [];
	}

	public function normalizeConfig( array $config ): array {
		return [ 'options' => [] ] + $config;
	}

	public function errors( Question $question ): array {
		return [];
	}

	public function hasRequiredOptions( Question $question ): bool {
		return true;
	}
}
