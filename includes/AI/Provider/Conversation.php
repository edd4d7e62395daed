<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Provider;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Questions to an AI service over several steps of a work: what was answered in an earlier step is not asked, and paid, again.
 *
 * @phpstan-type Answer array{text: string, provider: string}
 * @since 0.7.0
 */
final class Conversation {

	private bool $hasAsked = false;

	/**
	 * @param Closure( Prompt ): Answer $ask   See AiClient::ask().
	 * @param array<string, Answer>     $known Answers of earlier steps, by a hash of the question. JSON-serialisable.
	 */
	public function __construct(
		private readonly Closure $ask,
		private array $known = []
	) {}

	/**
	 * @return Answer
	 * @throws NextQuestion When this step has asked one already.
	 */
	public function ask( Prompt $prompt ): array {
		$key = md5( "$prompt->system\n$prompt->data" );
		if ( ! isset( $this->known[ $key ] ) ) {
			if ( $this->hasAsked ) {
				throw new NextQuestion();
			}
			$this->hasAsked      = true;
			$this->known[ $key ] = ( $this->ask )( $prompt );
		}
		return $this->known[ $key ];
	}

	/**
	 * @return array<string, Answer> All answers so far, for the next step.
	 */
	public function known(): array {
		return $this->known;
	}
}
