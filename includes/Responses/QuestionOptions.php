<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Every option that a question has or had, with its labels (decision 0077). Those that the question has now come first, in its order.
 *
 * Options are all values by which answers are counted: those of a choice, and the numbers of a scale.
 *
 * @phpstan-import-type Labels from \UserFeedback\Surveys\OptionRepository
 * @since 0.7.0
 */
final class QuestionOptions {

	/**
	 * @param array<string>       $labels   OptionId → newest label. (Digits alone are an int as an array key.)
	 * @param array<list<string>> $wordings OptionId → earlier labels, the newest first; without options that never had another.
	 * @param array<string>       $asked    OptionId → label of the options that the question has now.
	 */
	private function __construct(
		private readonly array $labels,
		private readonly array $wordings,
		private readonly array $asked
	) {}

	/**
	 * The options of a question.
	 *
	 * @param array<string> $asked  OptionId → label as the question has them now; none for a question that was removed.
	 * @param array<Labels> $stored OptionId → labels of which visitors saw each once.
	 */
	public static function fromLabels( array $asked, array $stored ): self {
		$labels   = $asked;
		$wordings = [];
		foreach ( $stored as $id => [ 'label' => $last, 'earlier' => $earlier ] ) {
			$labels[ $id ] ??= $last;
			// The stored label is the newest one, unless the survey was changed since.
			$seen = array_diff( [ ...$earlier, $last ], [ $labels[ $id ] ] );
			if ( $seen !== [] ) {
				$wordings[ $id ] = array_reverse( array_values( $seen ) );
			}
		}
		return new self( $labels, $wordings, $asked );
	}

	/**
	 * The newest label of each option, by OptionId.
	 *
	 * @return array<string>
	 */
	public function labels(): array {
		return $this->labels;
	}

	/**
	 * The newest label of an option; null if the question never had it.
	 */
	public function label( string $id ): ?string {
		return $this->labels[ $id ] ?? null;
	}

	/**
	 * Earlier labels of an option, the newest first.
	 *
	 * @return list<string>
	 */
	public function wordings( string $id ): array {
		return $this->wordings[ $id ] ?? [];
	}

	/**
	 * Whether the question has the option now.
	 */
	public function isAsked( string $id ): bool {
		return isset( $this->asked[ $id ] );
	}

	/**
	 * The option that a name means.
	 *
	 * @param string $name Its id, or else its label; a label that no option has now may be an earlier one.
	 * @return string|null OptionId; null if there is no such option.
	 */
	public function find( string $name ): ?string {
		if ( isset( $this->labels[ $name ] ) ) {
			return $name;
		}
		// Those that the question has now come first.
		$id = array_search( $name, $this->labels, true );
		foreach ( $id === false ? array_keys( $this->labels ) : [] as $renamed ) {
			if ( in_array( $name, $this->wordings[ $renamed ] ?? [], true ) ) {
				$id = $renamed;
				break;
			}
		}
		return $id === false ? null : (string) $id;
	}

	/**
	 * The options that have or had a text in a label, without regard to case and accents.
	 *
	 * @return list<string> OptionIds.
	 */
	public function containing( string $text ): array {
		$text  = FoundAnswers::fold( $text );
		$found = [];
		foreach ( $this->labels as $id => $label ) {
			foreach ( [ $label, ...$this->wordings[ $id ] ?? [] ] as $wording ) {
				if ( str_contains( FoundAnswers::fold( $wording ), $text ) ) {
					$found[] = (string) $id;
					break;
				}
			}
		}
		return $found;
	}

	/**
	 * The same with the options of others that are not among these.
	 */
	public function plus( self $others ): self {
		return new self( $this->labels + $others->labels, $this->wordings + $others->wordings, $this->asked );
	}
}
