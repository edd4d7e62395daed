<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Support\FieldError;

/**
 * How a kind of question is written: what the builder and the results need. The core knows every form, also of types whose add-on is
 * missing, so that nothing of a survey is lost; whether a question can be answered is QuestionType's.
 *
 * @since 0.1.0
 */
interface QuestionForm {

	/**
	 * The name in stored questions, for example radio-button.
	 */
	public function name(): string;

	/**
	 * JSON schema of a question's config.
	 *
	 * @return array<string, mixed>
	 */
	public function configSchema(): array;

	/**
	 * JSON schemas of the settings that only this kind has, each with its default.
	 *
	 * @return array<string, array{default: mixed, ...}> By name.
	 */
	public function settingsSchema(): array;

	/**
	 * Tidies a config that the schema has accepted, for example by trimming options. What it leaves out is not stored.
	 *
	 * @param array<string, mixed> $config What was sent.
	 * @return array<string, mixed>
	 */
	public function normalizeConfig( array $config ): array;

	/**
	 * What is wrong with a question whatever its survey's status; field paths start at the question.
	 *
	 * @return list<FieldError>
	 */
	public function errors( Question $question ): array;

	/**
	 * Whether it has all the options that it needs to be asked.
	 */
	public function hasItsOptions( Question $question ): bool;

	/**
	 * Whether its answers are counted by value (and not read one by one).
	 */
	public function isQuantitative(): bool;

	/**
	 * Every value that its answers are counted by, in order: the options, or the numbers of a scale; none for a text.
	 *
	 * @return list<string>
	 */
	public function values( Question $question ): array;
}
