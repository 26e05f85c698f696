import { defineFamily } from './family.ts';

export const dataAnalysis = defineFamily({
  id: 'data-analysis',
  people: 'stakeholder/stakeholders',
  signals: 'data query report question check chart decision source number stakeholder',
  titles:
    'data analyst=BI analyst=business intelligence analyst=reporting analyst=insight analyst=product analyst=marketing analyst=analytics manager, business analyst=business systems analyst=systems analyst, statistician, GIS analyst=geospatial analyst',
  tools:
    '!Excel=Microsoft Excel=~MS Excel, Power BI=~PowerBI, Tableau, Looker, !R, !SAS, SPSS, Stata, Google Sheets, QGIS, ArcGIS, Google Analytics=GA4, dbt, pandas',
  practices:
    'data visualisation=dashboards=~dashboard, A/B testing=A/B tests=AB testing, data cleaning, ad hoc reporting=reporting, requirements gathering, process mapping, segmentation, data quality, data analysis, stock analysis=stock reporting, sales reporting, stakeholder reporting=~stakeholders=~stakeholder, forecast accuracy, survey analysis, customer analytics, cohort analysis, self-service reporting, automating reports, data models=data modelling for reports, presenting findings=~findings',
  knowledge:
    'statistics=statistical analysis, experiment design, KPIs=key performance indicators, data governance, regression analysis=regression',
  questions: `
t | checking numbers | How do you make sure that a number is right before you share it? | source compare total sample filter reconcile duplicate sense
t | choosing a chart | How do you choose the right way to show a result to {people}? | audience chart simple comparison trend message question
t | messy data | What do you do with data that has gaps in it? | missing reason impute exclude source document bias rows
t@business-analyst | the real need | How do you find out what {people} really need rather than what they ask for? | why interview observe process requirement problem example prototype
s | conflicting reports | What would you do if two reports showed different figures for the same thing? | definition filter date source reconcile owner document
s | a vague question | How would you begin if somebody only asked you to look into the sales data? | clarify decision question scope why deadline hypothesis
b | analysis behind decisions | Tell me about a time when your analysis changed a decision. | found showed recommended changed saved result evidence
b | unwelcome truths | Describe a situation where the data said something that people did not want to hear. | unexpected explained evidence calm checked accepted outcome
`,
});

export const dataScience = defineFamily({
  id: 'data-science',
  people: 'user/users',
  signals: 'model data feature test metric training baseline experiment error production',
  titles:
    'data scientist=research scientist in machine learning=applied scientist=decision scientist=AI scientist, machine learning engineer=ML engineer=AI engineer=deep learning engineer=MLOps engineer=NLP engineer=computer vision engineer=prompt engineer, quantitative analyst=quant',
  tools:
    'PyTorch, TensorFlow, scikit-learn, NumPy, Hugging Face, Jupyter, MLflow, Kubeflow, CUDA, ONNX, XGBoost, LangChain',
  practices:
    'MLOps, feature engineering, model evaluation, model deployment, prompt engineering, experiment tracking, model serving=serving models, model validation=~validation, model training, GPU training=~GPU=~GPUs, model explainability=explainability=interpretability, credit risk models=risk models, fine-tuning=~finetuning, retrieval-augmented generation=!RAG, anomaly detection, demand forecasting models, data labelling=annotation, explaining results to stakeholders=~stakeholders, evaluation of models=~evaluation=~evaluations, inference latency=~latency, experimentation',
  knowledge:
    'machine learning, deep learning, natural language processing=NLP, computer vision, time series=time series forecasting, recommender systems, reinforcement learning, generative AI, Bayesian statistics, causal inference, neural networks',
  questions: `
t | judging a model | How do you know whether a model is good enough to be used? | baseline metric validation holdout cost precision recall business
t | overfitting | How do you notice that a model has learned its training data by heart? | overfitting validation gap regularisation cross leakage test
t | models in use | What do you watch once a model is in daily use? | drift monitoring latency retrain alert distribution feedback
t | explaining a model | How do you explain a model's decision to somebody who has to act on it? | feature importance example plain uncertainty limit trust
s | biased data | What would you do if you found that the training data left out a group of people? | bias sample collect measure fairness reweight report
s | results too good | What would you do if a first model scored almost perfectly? | leakage check split target suspicious baseline duplicate
b | a failed model | Tell me about a model or an analysis that did not work out. | failed expected reason learned changed simpler stopped
b | idea to use | Tell me about a time when you took a model all the way into use. | deployed pipeline team engineers measured result users
`,
});

export const dataEngineering = defineFamily({
  id: 'data-engineering',
  people: 'analyst/analysts',
  signals: 'pipeline data schema test monitor table load schedule source quality',
  titles: 'data engineer=ETL developer=big data engineer=analytics engineer=data architect=data platform engineer',
  tools:
    'Spark=Apache Spark=PySpark, Airflow=Apache Airflow, Snowflake, BigQuery, Redshift, Databricks, Hadoop, Fivetran, Flink, Delta Lake',
  practices:
    'ETL=ELT=data pipelines=~data pipeline, data modelling=data modeling, data migration, stream processing, data integration, data contracts, query optimisation=query tuning, pipeline monitoring=data quality monitoring, orchestration, change data capture, data documentation, query cost control',
  knowledge: 'data warehousing=data warehouse, data lakes=data lake, data lineage, star schema',
  questions: `
t | a dependable pipeline | How do you build a pipeline that can be run again without doing harm? | idempotent retry checkpoint duplicate partition backfill test
t | changing schemas | How do you deal with a source that changes its format without warning? | schema contract validate alert version quarantine owner
t | data quality | Which checks do you put on data before other people rely on it? | null unique freshness volume range alert test
t | batch or stream | How do you choose between loading data in batches and streaming it? | latency cost complexity need volume order
s | wrong figures | What would you do if an {person} told you that yesterday's figures were wrong? | trace lineage compare reload cause tell log
s | a late load | What would you do if the nightly load had not finished by the morning? | tell log rerun bottleneck priority partial cause
b | making it faster | Tell me about a time when you made a slow pipeline much faster. | profile partition bottleneck minutes reduced cost measured
b | lost data | Tell me about a time when data was lost or wrong. | noticed cause restored backfill tell prevented check
`,
});

export const research = defineFamily({
  id: 'research',
  people: 'colleague/colleagues',
  signals: 'study method result evidence paper question data team publish method',
  titles:
    'research scientist=researcher=research associate=research assistant=postdoctoral researcher=postdoc=research fellow=principal investigator, lecturer=professor=assistant professor=senior lecturer=associate professor=university lecturer, archaeologist, economist, historian, geologist=geoscientist, meteorologist, psychologist in research=research psychologist',
  tools: 'MATLAB, LaTeX, NVivo, EndNote',
  practices:
    'grant writing=grant applications, literature reviews=~literature review, experimental design, peer review, publishing papers=publications, fieldwork, supervising students=student supervision, qualitative research, quantitative research, survey design=surveys, public engagement, lecturing, focus groups, data collection, conference talks=conferences, interviews with participants, statistical modelling, field sampling=~sampling, geological mapping, core logging=~logging, resource estimation, lab supervision, public lectures, curriculum design, student feedback, cryogenic measurements=~measurements, photonic circuits=~photonics=~photonic, report writing for clients',
  knowledge: 'research ethics, research methods, econometrics',
  questions: `
t | a research question | How do you turn a broad interest into a question that can be answered? | literature gap hypothesis scope method measure feasible
t | trusting a result | How do you convince yourself that a result is real? | replicate control sample bias statistics confound error
t | planning a study | Walk me through how you plan a study from the first idea to the data. | design ethics sample pilot method protocol budget
t@lecturer | teaching hard ideas | How do you make a hard idea clear to a large class? | example simple check questions step analogy activity
s | a surprising result | What would you do if your results went against what you had published before? | check repeat method open correct colleague report
s | slow progress | What would you do if a project was half way through its money with little to show? | scope priority supervisor plan pivot publish honest
b | criticised work | Tell me about a time when your work was strongly criticised. | reviewer feedback revised argued improved calm accepted
b | explaining to outsiders | Tell me about a time when you explained your research to people outside your field. | audience plain example question talk public story
`,
});
