<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Question;
use UserFeedback\Support\Cast;

/**
 * A visitor script that only some surveys need. It registers under a kind and a name.
 *
 * @since 0.2.0
 */
final class Part {

	/**
	 * @param string                              $name     Name under which the script registers, for example a question type.
	 * @param Script|Closure(): Script            $script   A closure is called only if a survey needs the part.
	 * @param Closure(array<string, mixed>): bool $isNeeded Whether a survey needs it. Receives the survey's page data
	 *                                                      (Widget\WidgetSchema::survey()).
	 * @param (Closure( list<Question>, array<string, mixed> ): list<string>)|null $notAsked
	 *                                                      Of the kind next-question: the rule of the script, to check submissions. Receives the
	 *                                                      questions of the page and the answers by question id, and returns the ids of the questions
	 *                                                      that these answers leave out. Without it, every question that was not sent may have been
	 *                                                      left out (since 0.6.0).
	 * @param bool                                $isForContent Of the kind gate: whether it also hides surveys in the content of a page. They are
	 *                                                      then hidden until it has allowed them (since 0.7.0).
	 */
	public function __construct(
		public readonly PartKind $kind,
		public readonly string $name,
		private readonly Script|Closure $script,
		private readonly Closure $isNeeded,
		private readonly ?Closure $notAsked = null,
		public readonly bool $isForContent = false
	) {}

	/**
	 * Part that shows questions of a type.
	 *
	 * @param Script|Closure(): Script $script
	 */
	public static function ofQuestionType( string $type, Script|Closure $script ): self {
		$isOfType = static fn ( array $question ): bool => Cast::at( $question, 'type' ) === $type;
		return new self( PartKind::QuestionType, $type, $script, self::anyQuestion( $isOfType ) );
	}

	/**
	 * Part for questions with a setting.
	 *
	 * @param Script|Closure(): Script $script
	 */
	public static function ofQuestionSetting( string $setting, Script|Closure $script ): self {
		$hasSetting = static fn ( array $question ): bool => (bool) Cast::at( Cast::at( $question, 'settings' ), $setting );
		return new self( PartKind::QuestionAddition, $setting, $script, self::anyQuestion( $hasSetting ) );
	}

	public function script(): Script {
		return $this->script instanceof Script ? $this->script : ( $this->script )();
	}

	/**
	 * @param array<string, mixed> $survey Its page data.
	 */
	public function isNeededBy( array $survey ): bool {
		return ( $this->isNeeded )( $survey );
	}

	/**
	 * Ids of the questions that a script of the kind next-question leaves out; null if only the script knows.
	 *
	 * @since 0.6.0
	 *
	 * @param list<Question>       $questions
	 * @param array<string, mixed> $answers   By question id.
	 * @return list<string>|null
	 */
	public function notAsked( array $questions, array $answers ): ?array {
		return $this->notAsked === null ? null : ( $this->notAsked )( $questions, $answers );
	}

	/**
	 * @param Closure(array<string, mixed>): bool $matches
	 * @return Closure(array<string, mixed>): bool
	 */
	private static function anyQuestion( Closure $matches ): Closure {
		return static function ( array $survey ) use ( $matches ): bool {
			/** @var list<array<string, mixed>> $questions */
			$questions = $survey['questions'];
			return array_filter( $questions, $matches ) !== [];
		};
	}
}
