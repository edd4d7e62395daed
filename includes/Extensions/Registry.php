<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\JobHandler;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Templates\Template;

/**
 * What this site has beside the core. Add-ons are asked when it is first needed and once, so that a page without a survey loads none of
 * them.
 *
 * @since 0.1.0
 */
final class Registry {

	private ?Extensions $extensions = null;

	private ?QuestionTypes $types = null;

	private ?SettingSections $sections = null;

	public function __construct(
		private readonly Extensions $empty,
		private readonly Clock $clock
	) {}

	/**
	 * The question types of the core and of add-ons.
	 */
	public function questionTypes(): QuestionTypes {
		return $this->types ??= QuestionTypes::core()->with( $this->all()->questionTypes(), $this->all()->questionAdditions() );
	}

	/**
	 * What surveys can be set to, by the core and by add-ons.
	 */
	public function settingSections(): SettingSections {
		return $this->sections ??= SettingSections::core( $this->clock )->with( $this->all()->settingSections() );
	}

	/**
	 * The templates of add-ons.
	 *
	 * @return list<Template>
	 */
	public function templates(): array {
		return $this->all()->templates();
	}

	/**
	 * Handlers of jobs that others registered.
	 *
	 * @return list<JobHandler>
	 */
	public function jobHandlers(): array {
		return $this->all()->jobHandlers();
	}

	/**
	 * Subscribers to stored responses that others registered.
	 *
	 * @return list<ResponseSubscriber>
	 */
	public function responseSubscribers(): array {
		return $this->all()->responseSubscribers();
	}

	/**
	 * What add-ons have for the visitor's page.
	 */
	public function parts(): Parts {
		return $this->all()->parts();
	}

	private function all(): Extensions {
		if ( $this->extensions === null ) {
			// Kept first: whoever asks for types while registering gets those that are there by then, and no second round.
			$this->extensions = $this->empty;

			/**
			 * Fires once, when question types, setting sections, templates, job handlers or subscribers are first needed: the time to register
			 * what a plugin adds.
			 *
			 * @since 0.1.0
			 *
			 * @param Extensions $extensions
			 */
			do_action( 'userfeedback_register', $this->extensions );
		}
		return $this->extensions;
	}
}
