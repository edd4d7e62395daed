<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\AI\Provider\AiClient;
use UserFeedback\AI\Provider\AiSummariser;
use UserFeedback\AI\Provider\Conversation;
use UserFeedback\AI\Provider\NextQuestion;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyRepository;

/**
 * Makes a summary with an AI service, a question in each step: gateways cut requests after a minute. Its subject is the id of a survey; done and
 * total are questions. The summary before stays until it is done.
 *
 * @phpstan-import-type Answer from Conversation
 * @since 0.7.0
 */
final class SummaryWork implements LongWork {

	public const KIND = 'ai-summary';

	/**
	 * @param Closure( int ): string $languageOf Code of the language of a user.
	 */
	public function __construct(
		private readonly FeatureGate $features,
		private readonly SurveyRepository $surveys,
		private readonly WrittenAnswersReader $answers,
		private readonly SummaryRepository $summaries,
		private readonly AiClient $client,
		private readonly Clock $clock,
		private readonly Closure $languageOf
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::VIEW_RESULTS;
	}

	/**
	 * @throws ServiceFailed When the service says nothing that could be trusted.
	 */
	public function step( Step $step ): StepResult {
		$this->features->demand( Feature::AiSummary );
		$survey = $this->surveys->find( (int) $step->subject );
		if ( $survey === null ) {
			return StepResult::finished( [], $step->done );
		}
		/** @var array{newest?: int, known?: array<string, Answer>} $state */
		$state   = $step->state;
		$answers = $this->answers->newest( $survey, $state['newest'] ?? PHP_INT_MAX );
		if ( $answers->list === [] ) {
			return StepResult::finished( [], $step->done );
		}
		$total        = AiSummariser::questions( $answers );
		$conversation = new Conversation( $this->client->ask( ... ), $state['known'] ?? [] );
		$summariser   = new AiSummariser( $conversation, ( $this->languageOf )( $step->userId ) );
		try {
			$summary = $summariser->summarise( $survey->title, $answers );
		} catch ( NextQuestion ) {
			$known  = $conversation->known();
			$newest = max( array_map( static fn ( WrittenAnswer $answer ) => $answer->responseId, $answers->list ) );
			// What arrives meanwhile would change the questions.
			$next = [
				'newest' => $state['newest'] ?? $newest,
				'known'  => $known,
			];
			return StepResult::unfinished( $next, min( count( $known ), $total - 1 ), $total );
		}
		$this->summaries->store( $survey->id, new StoredSummary( $summary, $this->clock->now() ) );
		return StepResult::finished( [], $total );
	}
}
