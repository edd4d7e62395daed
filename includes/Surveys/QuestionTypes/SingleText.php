<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Responses\Answer;
use UserFeedback\Support\Text as PlainText;
use UserFeedback\Surveys\Question;

/**
 * A single line of free text.
 */
final class SingleText implements QuestionType {

	/** As the specification limits long text; one line needs no more. */
	public const MAX_LENGTH = 400;

	public function name(): string {
		return 'text';
	}

	public function configSchema(): array {
		return [
			'type'                 => 'object',
			'properties'           => [
				'options' => [
					'description' => 'Always empty: the builder sends it for every type.',
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
					'maxItems'    => 0,
				],
			],
			'additionalProperties' => false,
		];
	}

	public function normalizeConfig( array $config ): array {
		return [ 'options' => [] ];
	}

	public function errors( Question $question ): array {
		return [];
	}

	public function hasItsOptions( Question $question ): bool {
		return true;
	}

	public function isQuantitative(): bool {
		return false;
	}

	public function read( Question $question, mixed $value ): Answer {
		if ( ! is_string( $value ) || ! PlainText::isUtf8( $value ) ) {
			throw new InvalidAnswer( 'invalid_type', __( 'The answer must be a text.', 'userfeedback' ) );
		}
		$text = PlainText::line( $value );
		if ( PlainText::length( $text ) > self::MAX_LENGTH ) {
			/* translators: %d: greatest number of characters. */
			$message = sprintf( __( 'The answer can have at most %d characters. Shorten it.', 'userfeedback' ), self::MAX_LENGTH );
			throw new InvalidAnswer( 'too_long', $message );
		}
		return $text === '' ? Answer::skipped( $question->id ) : Answer::text( $question->id, $text );
	}
}
