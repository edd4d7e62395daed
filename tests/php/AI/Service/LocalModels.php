<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AI\Service;

use WordPress\AiClient\Messages\Enums\ModalityEnum;
use WordPress\AiClient\Providers\Http\DTO\Request;
use WordPress\AiClient\Providers\Http\DTO\Response;
use WordPress\AiClient\Providers\Http\Enums\HttpMethodEnum;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\DTO\SupportedOption;
use WordPress\AiClient\Providers\Models\Enums\CapabilityEnum;
use WordPress\AiClient\Providers\Models\Enums\OptionEnum;
use WordPress\AiClient\Providers\OpenAiCompatibleImplementation\AbstractOpenAiCompatibleModelMetadataDirectory;

/**
 * The models that the service lists.
 */
final class LocalModels extends AbstractOpenAiCompatibleModelMetadataDirectory {

	/**
	 * @param array<string, string|list<string>>       $headers
	 * @param string|array<string, mixed>|null         $data
	 */
	protected function createRequest( HttpMethodEnum $method, string $path, array $headers = [], mixed $data = null ): Request {
		return new Request( $method, LocalProvider::url( $path ), $headers, $data );
	}

	protected function parseResponseToModelMetadataList( Response $response ): array {
		$options = [
			new SupportedOption( OptionEnum::systemInstruction() ),
			new SupportedOption( OptionEnum::outputMimeType(), [ 'text/plain', 'application/json' ] ),
			new SupportedOption( OptionEnum::inputModalities(), [ [ ModalityEnum::text() ] ] ),
			new SupportedOption( OptionEnum::outputModalities(), [ [ ModalityEnum::text() ] ] ),
		];
		$models  = [];
		foreach ( (array) ( $response->getData()['data'] ?? [] ) as $model ) {
			$models[] = new ModelMetadata( $model['id'], ucfirst( $model['id'] ), [ CapabilityEnum::textGeneration() ], $options );
		}
		return $models;
	}
}
