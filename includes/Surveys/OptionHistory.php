<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;

/**
 * Keeps the labels of options that visitors saw and that a survey does not have any more: answers name options by ids.
 *
 * A label that nobody saw is forgotten: that of a survey which was never published, and of one that is scheduled.
 *
 * @phpstan-import-type Labels from OptionRepository
 * @since 0.7.0
 */
final class OptionHistory {

	public function __construct(
		private readonly OptionRepository $options,
		private readonly RevisionRepository $revisions,
		private readonly QuestionTypes $types
	) {}

	/**
	 * Stores what changes of surveys replace or remove. Call it in their transaction, when the surveys are locked.
	 *
	 * @param list<StoredChange> $changes
	 */
	public function record( array $changes, DateTimeImmutable $now ): void {
		$replaced = [];
		foreach ( $changes as $change ) {
			$labels = $this->replaced( $change, $now );
			if ( $labels !== [] ) {
				$replaced[ $change->after->id ] = $labels;
			}
		}
		if ( $replaced === [] ) {
			return;
		}
		$stored = $this->options->ofSurveys( array_keys( $replaced ) );
		$new    = [];
		foreach ( $replaced as $surveyId => $questions ) {
			foreach ( $questions as $questionId => $options ) {
				foreach ( $options as $optionId => $label ) {
					$before = $stored[ $surveyId ][ $questionId ][ $optionId ] ?? null;
					if ( $before === null || $before['label'] !== $label ) {
						$new[ $surveyId ][ $questionId ][ $optionId ] = self::followedBy( $before, $label );
					}
				}
			}
		}
		$this->options->replace( $new );
	}

	/**
	 * What visitors saw of a survey's options and do not see any more, by question and option.
	 *
	 * @return array<array<string>>
	 */
	private function replaced( StoredChange $change, DateTimeImmutable $now ): array {
		$isStarting = $change->after->status === Survey::PUBLISH && ! $change->after->isOpen( $now );
		$after      = $this->labels( $change->after->questions );
		// Only while it is open are its own questions known to be those that visitors saw.
		if ( $change->before->isOpen( $now ) && $isStarting ) {
			return $this->labels( $change->before->questions );
		}
		if ( $this->labels( $change->before->questions ) === $after ) {
			return [];
		}
		$replaced = [];
		foreach ( $this->labels( $this->seen( $change->before, $now ) ) as $questionId => $labels ) {
			$replaced[ $questionId ] = array_diff_assoc( $labels, $after[ $questionId ] ?? [] );
		}
		return array_filter( $replaced );
	}

	/**
	 * The questions that visitors saw last.
	 *
	 * @return list<Question>
	 */
	private function seen( Survey $survey, DateTimeImmutable $now ): array {
		return match ( true ) {
			$survey->isOpen( $now )   => $survey->questions,
			// A draft that was published before.
			$survey->closedAt !== null => $this->revisions->questions( $survey->id, $survey->revision ) ?? [],
			default                    => [],
		};
	}

	/**
	 * @param list<Question> $questions
	 * @return array<array<string>> Question → OptionId → label.
	 */
	private function labels( array $questions ): array {
		$labels = [];
		foreach ( $questions as $question ) {
			$labels[ $question->id ] = $this->types->optionLabels( $question );
		}
		return array_filter( $labels );
	}

	/**
	 * @param Labels|null $stored
	 * @return Labels
	 */
	private static function followedBy( ?array $stored, string $label ): array {
		return [
			'label'   => $label,
			'earlier' => $stored === null ? [] : array_values( array_diff( [ ...$stored['earlier'], $stored['label'] ], [ $label ] ) ),
		];
	}
}
