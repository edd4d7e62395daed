<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

use UserFeedback\Responses\Answer;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\Question;

/**
 * What the server knows of a kind of question. Add-ons bring their own through the registry.
 */
interface QuestionType {

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
	 * Tidies a config that the schema has accepted, for example by trimming options.
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
	 * Reads what a visitor answered (never null: that is a skipped question).
	 *
	 * @param mixed $value As the browser sent it.
	 * @throws InvalidAnswer When it is not an answer to this question.
	 */
	public function read( Question $question, mixed $value ): Answer;
}
