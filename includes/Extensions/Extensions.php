<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\JobHandler;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\Support\Icons;
use UserFeedback\Surveys\QuestionTypes\QuestionAddition;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Templates\Template;

/**
 * What add-ons register with, ours and those of others: the parameter of the action userfeedback_register.
 *
 * @since 0.1.0
 */
final class Extensions {

	/** @var array<string, QuestionType> By name. */
	private array $types = [];

	/** @var array<string, QuestionAddition> By setting. */
	private array $additions = [];

	/** @var list<SettingSection> */
	private array $sections = [];

	/** @var list<Template> */
	private array $templates = [];

	/** @var array<string, JobHandler> By kind. */
	private array $jobHandlers = [];

	/** @var list<ResponseSubscriber> */
	private array $responseSubscribers = [];

	private readonly Parts $parts;

	public function __construct( private readonly Icons $icons ) {
		$this->parts = new Parts();
	}

	/**
	 * Lets visitors answer questions of a type.
	 *
	 * @param Script|null $script Shows them: it calls window.userfeedback.register( 'question-type', … ) with the type's name. Null where the
	 *                            widget shows them already.
	 */
	public function questionType( QuestionType $type, ?Script $script = null ): void {
		$this->types[ $type->name() ] = $type;
		if ( $script !== null ) {
			$this->parts->add( Part::ofQuestionType( $type->name(), $script ) );
		}
	}

	/**
	 * Lets a setting of questions work; takes the place of what was registered for the same setting before. Questions of every type have
	 * comment_box and randomize, and no others but those that the settingsSchema() of their type names: saving refuses what it does not know.
	 *
	 * @param Script|null $script Does it in the page: it calls window.userfeedback.register( 'question-addition', … ) with the setting's name.
	 */
	public function questionAddition( QuestionAddition $addition, ?Script $script = null ): void {
		$this->additions[ $addition->setting() ] = $addition;
		if ( $script !== null ) {
			$this->parts->add( Part::ofQuestionSetting( $addition->setting(), $script ) );
		}
	}

	/**
	 * Adds a script to the visitor's page for the surveys that need it: a trigger, a thank-you, what decides the next question, or a theme.
	 *
	 * @since 0.2.0
	 */
	public function part( Part $part ): void {
		$this->parts->add( $part );
	}

	/**
	 * Adds to what surveys can be set to; takes the place of a section with the same path.
	 *
	 * @since 0.2.0
	 */
	public function settingSection( SettingSection $section ): void {
		$this->sections[] = $section;
	}

	/**
	 * Offers a survey to start from, after those that are there.
	 */
	public function template( Template $template ): void {
		$this->templates[] = $template;
	}

	/**
	 * Does the jobs of a kind, in cron and in `wp userfeedback work`. Jobs of a kind that nobody handles wait for two weeks, so they survive
	 * an add-on that is deactivated for a while.
	 *
	 * @since 0.2.0
	 */
	public function jobHandler( JobHandler $handler ): void {
		$this->jobHandlers[ $handler->kind() ] = $handler;
	}

	/**
	 * Queues jobs when a response is stored, in its transaction.
	 *
	 * @since 0.2.0
	 */
	public function responseSubscriber( ResponseSubscriber $subscriber ): void {
		$this->responseSubscribers[] = $subscriber;
	}

	/**
	 * The icons that come with the plugin.
	 */
	public function icons(): Icons {
		return $this->icons;
	}

	/**
	 * @return list<QuestionType>
	 */
	public function questionTypes(): array {
		return array_values( $this->types );
	}

	/**
	 * @return list<QuestionAddition>
	 */
	public function questionAdditions(): array {
		return array_values( $this->additions );
	}

	/**
	 * @return list<SettingSection>
	 */
	public function settingSections(): array {
		return $this->sections;
	}

	/**
	 * @return list<Template>
	 */
	public function templates(): array {
		return $this->templates;
	}

	/**
	 * @return list<JobHandler>
	 */
	public function jobHandlers(): array {
		return array_values( $this->jobHandlers );
	}

	/**
	 * @return list<ResponseSubscriber>
	 */
	public function responseSubscribers(): array {
		return $this->responseSubscribers;
	}

	/**
	 * What was registered for the visitor's page.
	 */
	public function parts(): Parts {
		return $this->parts;
	}
}
