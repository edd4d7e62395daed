<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Responses\CountryLookup;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\StoredData\Kind;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\PageRules\PageRules;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Settings\WidgetSettings;
use UserFeedback\Surveys\Templates\Template;

/**
 * Extensions of this site. Fires userfeedback_register once, on first use, so that a page without a survey loads no add-on code.
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
	 * The setting sections of the core and of add-ons.
	 */
	public function settingSections(): SettingSections {
		return $this->sections ??= SettingSections::core( $this->clock, $this->pageRules(), WidgetSettings::inherited( ... ) )
			->with( $this->all()->settingSections() );
	}

	/**
	 * The types of page rules, all of add-ons and other plugins.
	 */
	public function pageRules(): PageRules {
		return new PageRules( $this->all()->pageRules() );
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
	 * Job handlers of add-ons.
	 *
	 * @return list<JobHandler>
	 */
	public function jobHandlers(): array {
		return $this->all()->jobHandlers();
	}

	/**
	 * Long works of add-ons.
	 *
	 * @since 0.7.0
	 *
	 * @return list<LongWork>
	 */
	public function longWorks(): array {
		return $this->all()->longWorks();
	}

	/**
	 * Kinds of stored data of add-ons.
	 *
	 * @since 0.7.0
	 *
	 * @return list<Kind>
	 */
	public function storedData(): array {
		return $this->all()->storedKinds();
	}

	/**
	 * Response subscribers of add-ons.
	 *
	 * @return list<ResponseSubscriber>
	 */
	public function responseSubscribers(): array {
		return $this->all()->responseSubscribers();
	}

	/**
	 * What finds the countries of visitors; null without the add-on.
	 *
	 * @since 0.7.0
	 */
	public function countries(): ?CountryLookup {
		return $this->all()->countries();
	}

	/**
	 * The parts of add-ons.
	 */
	public function parts(): Parts {
		return $this->all()->parts();
	}

	private function all(): Extensions {
		if ( $this->extensions === null ) {
			// Assigned before the action: code that requests types while registering gets those registered so far, and the action does not fire
			// again.
			$this->extensions = $this->empty;

			/**
			 * Fires once, when question types, setting sections, page rules, templates, job handlers, kinds of stored data, subscribers or
			 * parts are first needed. Register extensions here.
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
