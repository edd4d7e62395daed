<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

use UserFeedback\Database\JobHandler;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\Support\Icons;
use UserFeedback\Surveys\QuestionTypes\QuestionAddition;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Templates\Template;

/**
 * What add-ons register with, ours and those of others: the parameter of the action userfeedback_register.
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

	/** @var array<string, Script> By name of a type, or setting. */
	private array $scripts = [];

	public function __construct( private readonly Icons $icons ) {}

	/**
	 * Lets visitors answer questions of a type.
	 *
	 * @param Script|null $script What draws it: it calls window.userfeedback.registerQuestionType(). Null where the widget draws it already.
	 */
	public function questionType( QuestionType $type, ?Script $script = null ): void {
		$this->types[ $type->name() ] = $type;
		$this->keep( "type {$type->name()}", $script );
	}

	/**
	 * Lets a setting of questions work; takes the place of what was registered for the same setting before. Questions of every type have
	 * comment_box and randomize, and no others but those that the settingsSchema() of their type names: saving refuses what it does not know.
	 *
	 * @param Script|null $script What does it in the page: it calls window.userfeedback.registerQuestionAddition().
	 */
	public function questionAddition( QuestionAddition $addition, ?Script $script = null ): void {
		$this->additions[ $addition->setting() ] = $addition;
		$this->keep( "setting {$addition->setting()}", $script );
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
	 * What draws questions of a type; null where nothing was registered.
	 */
	public function scriptOfType( string $name ): ?Script {
		return $this->scripts[ "type $name" ] ?? null;
	}

	/**
	 * What a setting needs in the page.
	 */
	public function scriptOfSetting( string $setting ): ?Script {
		return $this->scripts[ "setting $setting" ] ?? null;
	}

	private function keep( string $key, ?Script $script ): void {
		unset( $this->scripts[ $key ] );
		if ( $script !== null ) {
			$this->scripts[ $key ] = $script;
		}
	}
}
